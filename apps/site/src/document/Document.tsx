import type { Language } from '@tatami/web-runtime/languages';
import type { ReactNode } from 'react';
import { skip } from './base.css.ts';
import { raw } from './raw.ts';

export interface Inlined {
  style: string;
  script: string;
}

interface DocumentProps {
  language: Language;
  title: string;
  description: string;
  /** Where this page is, and where it is in each language: whole addresses. */
  url: string;
  others: Readonly<Record<Language, string>>;
  clubName: string;
  /** What search engines are told (schema.org). */
  facts?: object;
  /** Whether it is for search engines at all. */
  isForSearch?: boolean;
  skipText: string;
  inlined: Inlined;
  children: ReactNode;
}

/** A whole page: it names no file that it can't be read without. */
export function Document({
  language,
  title,
  description,
  url,
  others,
  clubName,
  facts,
  isForSearch = true,
  skipText,
  inlined,
  children,
}: DocumentProps) {
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={description} />
        <link rel="canonical" href={url} />
        {Object.entries(others).map(([code, href]) => (
          <link key={code} rel="alternate" hrefLang={code} href={href} />
        ))}
        <link rel="alternate" hrefLang="x-default" href={others.pl} />
        <meta property="og:type" content="website" />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <meta property="og:url" content={url} />
        <meta property="og:site_name" content={clubName} />
        <meta property="og:locale" content={language === 'pl' ? 'pl_PL' : 'en_GB'} />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f9f9fb" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0d0f15" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/app.webmanifest" />
        <style {...raw(inlined.style)} />
        {facts && <script type="application/ld+json" {...raw(asData(facts))} />}
        {!isForSearch && <meta name="robots" content="noindex" />}
      </head>
      <body>
        <a className={skip} href="#content">
          {skipText}
        </a>
        {children}
        <script type="module" {...raw(inlined.script)} />
      </body>
    </html>
  );
}

const asData = (facts: object): string => JSON.stringify(facts).replaceAll('<', '\\u003c');
