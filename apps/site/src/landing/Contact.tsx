import type { ReactNode } from 'react';
import { section as band } from '../document/base.css.ts';
import * as styles from './Contact.css.ts';
import { Intro } from './Intro.tsx';
import { mapOf } from './map-of.ts';
import type { SectionProps } from './part.ts';

/** How the club is reached: what is there of it alone. */
export function Contact({ section, id, ours, data, t, language }: SectionProps) {
  const { email, phone, address, account, links } = data.contact;
  const hasFacts = [email, phone, address, account, ...links].some(Boolean);
  return (
    <section id={id} className={band} aria-labelledby={`${id}-title`}>
      <div className={styles.room}>
        <Intro {...{ id, section, language }} {...ours} />
        {hasFacts && (
          <dl className={styles.facts}>
            {email && (
              <Fact term={t('contact.email')}>
                <a className={styles.large} href={`mailto:${email}`}>
                  {email}
                </a>
              </Fact>
            )}
            {phone && (
              <Fact term={t('contact.phone')}>
                <a className={styles.large} href={`tel:${phone}`}>
                  {grouped(phone)}
                </a>
              </Fact>
            )}
            {address && (
              <Fact term={t('contact.address')}>
                <span className={styles.lines}>{address}</span>
                <br />
                <a href={mapOf(letterBox(address))} rel="noopener">
                  {t('places.map')}
                </a>
              </Fact>
            )}
            {account && (
              <Fact term={t('contact.account')}>
                <span className={styles.account}>{account.replaceAll(/(.{4})(?=.)/g, '$1 ')}</span>
              </Fact>
            )}
            {links.length > 0 && (
              <Fact term={t('contact.links')}>
                <span className={styles.links}>
                  {links.map((href) => (
                    <a key={href} href={href} rel="noopener me">
                      {siteOf(href)}
                    </a>
                  ))}
                </span>
              </Fact>
            )}
          </dl>
        )}
      </div>
    </section>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A number of nine digits as it is read out in Poland; any other as it is. */
function grouped(phone: string): string {
  return phone.replace(/^\+48(\d{3})(\d{3})(\d{3})$/, '+48\u00a0$1\u00a0$2\u00a0$3');
}

/** What is asked of a map: the last two lines, since letters go to somebody, and places don’t. */
const letterBox = (address: string) => ({
  ...{ latitude: null, longitude: null, name: address, city: null },
  address: address.split('\n').slice(-2).join(', '),
});

const known: Record<string, string> = {
  'facebook.com': 'Facebook',
  'instagram.com': 'Instagram',
  'youtube.com': 'YouTube',
  'tiktok.com': 'TikTok',
  'linkedin.com': 'LinkedIn',
  'x.com': 'X',
};

/** What a page elsewhere is called: a well-known place by its name, any other by its address. */
function siteOf(href: string): string {
  const host = new URL(href).hostname.replace(/^(?:www|m)\./, '');
  return known[host] ?? host;
}
