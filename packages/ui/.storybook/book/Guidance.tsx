import { CheckIcon, CloseIcon } from '../../src/icons/icons.tsx';
import { Link, VisuallyHidden } from '../../src/index.ts';
import type { Advice, Guide } from '../guide.ts';
import { language, say } from '../say.ts';
import { Anatomy } from './Anatomy.tsx';
import { pagePath } from './BookContainer.tsx';
import * as styles from './guidance.css.ts';
import { keyCaps } from './key-caps.ts';
import { pageOf } from './pages.ts';
import { Section } from './Section.tsx';

/** When a component is right and when it isn’t, how it is put together, and what its keys do. */
export function Guidance({ guide }: { guide: Guide }) {
  return (
    <>
      <Section id="when" title={{ pl: 'Kiedy', en: 'When' }}>
        <ul className={styles.reasons}>
          {guide.when.map((said) => (
            <li key={said.en} className={styles.reason}>
              <span className={styles.reasonSign}>
                <CheckIcon label={say({ pl: 'Tak', en: 'Yes' })} />
              </span>
              <span>{say(said)}</span>
            </li>
          ))}
          {guide.whenNot.map(({ said, instead }) => (
            <li key={said.en} className={styles.reason}>
              <span className={styles.reasonSignNot}>
                <CloseIcon label={say({ pl: 'Nie', en: 'No' })} />
              </span>
              <span>
                {say(said)} {instead && <Instead title={instead} />}
              </span>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="anatomy" title={{ pl: 'Budowa', en: 'Anatomy' }}>
        <Anatomy anatomy={guide.anatomy} />
      </Section>
      {guide.advice.length > 0 && (
        <Section id="advice" title={{ pl: 'Rób i nie rób', en: 'Do and don’t' }}>
          <div className={styles.pairs}>
            {guide.advice.flatMap(({ do: right, dont }) => [
              <AdvicePicture key={right.said.en} kind="do" advice={right} />,
              <AdvicePicture key={dont.said.en} kind="dont" advice={dont} />,
            ])}
          </div>
        </Section>
      )}
      <Section id="keys" title={{ pl: 'Klawisze', en: 'Keys' }}>
        <Keys keys={guide.keys} />
      </Section>
    </>
  );
}

function Instead({ title }: { title: string }) {
  const page = pageOf(title);
  if (!page) return null;
  return (
    <>
      {say({ pl: 'Weź', en: 'Take' })} <Link href={pagePath(page.docsId)}>{page.name}</Link>.
    </>
  );
}

const kinds = {
  do: { Sign: CheckIcon, said: { pl: 'Rób:', en: 'Do:' } },
  dont: { Sign: CloseIcon, said: { pl: 'Nie rób:', en: 'Don’t:' } },
};

function AdvicePicture({ kind, advice: { Picture, said } }: { kind: keyof typeof kinds; advice: Advice }) {
  const { Sign, said: word } = kinds[kind];
  return (
    <figure className={styles.advice} data-advice={kind}>
      <div className={styles.picture} data-live="">
        <Picture />
      </div>
      <figcaption className={styles.caption[kind]}>
        <span className={styles.captionText}>
          <span className={`${styles.sign[kind]} ${styles.signBox}`}>
            <Sign size="small" />
          </span>
          <span>
            <strong className={styles.strong}>{say(word)}</strong> {say(said)}
          </span>
        </span>
      </figcaption>
    </figure>
  );
}

/** What the keys do, each on a cap as on a keyboard; or that there are none. */
function Keys({ keys }: Pick<Guide, 'keys'>) {
  if (keys.length === 0) {
    return (
      <p>
        {say({
          pl: 'Nie przyjmuje klawiszy: Tab przechodzi obok.',
          en: 'Takes no keys: Tab passes it by.',
        })}
      </p>
    );
  }
  return (
    <ul className={styles.keys}>
      {keys.map(({ keys: caps, said }) => (
        <li key={said.en} className={styles.keyRow}>
          <span className={styles.keyCaps}>
            {caps.map((key) => {
              const { sign, name } = keyCaps(key, language);
              return (
                <kbd key={key} className={styles.key}>
                  {sign === name ? sign : <Cap sign={sign} name={name} />}
                </kbd>
              );
            })}
          </span>
          <span>{say(said)}</span>
        </li>
      ))}
    </ul>
  );
}

function Cap({ sign, name }: { sign: string; name: string }) {
  return (
    <>
      <span aria-hidden="true">{sign}</span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </>
  );
}

/** What a component does for readers of any kind, and what is left to who uses it. */
export function Reading({ guide }: { guide: Guide }) {
  return (
    <Section id="accessibility" title={{ pl: 'Dostępność', en: 'Accessibility' }}>
      <ul className={styles.reasons}>
        {guide.accessibility.map((said) => (
          <li key={said.en} className={styles.reason}>
            <span className={styles.reasonSign}>
              <CheckIcon />
            </span>
            <span>{say(said)}</span>
          </li>
        ))}
      </ul>
      <Keys keys={guide.keys} />
    </Section>
  );
}
