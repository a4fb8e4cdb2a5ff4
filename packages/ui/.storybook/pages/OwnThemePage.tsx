import { useState } from 'react';
import { CodeSample } from '../../src/components/CodeSample/CodeSample.tsx';
import { Banner, Button, Inline, SegmentedControl, Slider, StatusTag } from '../../src/index.ts';
import type { Scheme } from '../../src/theme/family.ts';
import { themeCss } from '../../src/theme/theme-css.ts';
import { copyLabels } from '../book/Code.tsx';
import * as styles from '../book/foundations.css.ts';
import { familyFile, judge, numbersOf, type OwnNumbers, ownThemeName, themeOf } from '../book/own-theme.ts';
import { PageHead } from '../book/PageHead.tsx';
import { Section } from '../book/Section.tsx';
import { ThemePiece } from '../book/ThemePiece.tsx';
import type { Said } from '../guide.ts';
import { language, say } from '../say.ts';

type Turned = Exclude<keyof OwnNumbers, 'scheme'>;

interface Turn {
  readonly said: Said;
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

const turns: Readonly<Record<Turned, Turn>> = {
  angle: { said: { pl: 'Barwa, w stopniach', en: 'Hue, in degrees' }, min: 0, max: 360, step: 1 },
  chroma: { said: { pl: 'Nasycenie', en: 'Chroma' }, min: 0, max: 0.3, step: 0.005 },
  accent: {
    said: { pl: 'Jasność akcentu', en: 'Lightness of the accent' },
    min: 0.2,
    max: 0.95,
    step: 0.005,
  },
  background: { said: { pl: 'Jasność strony', en: 'Lightness of the page' }, min: 0, max: 1, step: 0.005 },
  surface: { said: { pl: 'Jasność kart', en: 'Lightness of cards' }, min: 0, max: 1, step: 0.005 },
  line: { said: { pl: 'Jasność linii', en: 'Lightness of lines' }, min: 0, max: 1, step: 0.005 },
  text: { said: { pl: 'Jasność słów', en: 'Lightness of words' }, min: 0, max: 1, step: 0.005 },
  muted: { said: { pl: 'Jasność dopowiedzeń', en: 'Lightness of asides' }, min: 0, max: 1, step: 0.005 },
  tint: { said: { pl: 'Ile barwy w szarościach', en: 'How far greys lean' }, min: 0, max: 3, step: 0.1 },
  radius: { said: { pl: 'Promień, w pikselach', en: 'Corner, in pixels' }, min: 0, max: 20, step: 1 },
};

const format = (value: number) => value.toLocaleString(language, { maximumFractionDigits: 3 });

/** A family of themes from a few numbers: seen on a piece of a page as they are turned, and taken along as a file. */
export function OwnThemePage() {
  const [numbers, setNumbers] = useState(() => numbersOf('light'));
  const theme = themeOf(numbers);
  const result = judge(theme);
  return (
    <>
      <PageHead
        title={{ pl: 'Twój motyw', en: 'A theme of your own' }}
        summary={{
          pl: 'Rodzina to kilka liczb w OKLCH. Przesuń je: kawałek strony zmienia się od razu, a każda barwa i tak dojdzie do kontrastu, którego potrzebuje.',
          en: 'A family is a few numbers in OKLCH. Turn them: the piece of a page follows at once, and each colour still comes to the contrast it needs.',
        }}
      />
      <div className={styles.workbench}>
        <div className={styles.numbers}>
          <SegmentedControl<Scheme>
            label={say({ pl: 'Na początek', en: 'To begin with' })}
            value={numbers.scheme}
            onValueChange={(scheme) => setNumbers(numbersOf(scheme))}
            options={[
              { value: 'light', label: say({ pl: 'Jasny', en: 'Light' }) },
              { value: 'dark', label: say({ pl: 'Ciemny', en: 'Dark' }) },
            ]}
          />
          {(Object.entries(turns) as [Turned, Turn][]).map(([key, { said, ...bounds }]) => (
            <Slider
              key={key}
              label={say(said)}
              {...bounds}
              value={numbers[key]}
              formatValue={format}
              onValueChange={(value) => setNumbers({ ...numbers, [key]: value })}
            />
          ))}
          <Inline space={8}>
            <Button onClick={() => setNumbers(numbersOf(numbers.scheme))}>
              {say({ pl: 'Od nowa', en: 'Start again' })}
            </Button>
          </Inline>
        </div>
        <div className={styles.judged}>
          {result ? (
            <>
              <style>{themeCss(theme)}</style>
              <ThemePiece
                name={ownThemeName}
                title={say({ pl: 'Najbliższy trening', en: 'The next training' })}
                level={2}
              />
              <ul className={styles.contrasts} aria-label={say({ pl: 'Kontrast', en: 'Contrast' })}>
                {result.judged.map(({ role, on, least, ratio }) => (
                  <li key={role + on}>
                    <StatusTag status={ratio >= least ? 'success' : 'danger'}>
                      {`${role} / ${on} ${ratio.toLocaleString(language, { maximumFractionDigits: 1 })} : 1`}
                    </StatusTag>
                  </li>
                ))}
              </ul>
            </>
          ) : (
            <Banner tone="danger">
              {say({
                pl: 'Na tych tłach żadna jasność słów nie będzie dość wyraźna. Rozsuń jasność strony i słów.',
                en: 'On these grounds no lightness of words is clear enough. Move the page and the words apart.',
              })}
            </Banner>
          )}
        </div>
      </div>
      <Section id="file" title={{ pl: 'Do zabrania', en: 'To take along' }}>
        <p>
          {say({
            pl: 'Zapisz jako src/theme/families/own.ts, dopisz w families.ts i uruchom pnpm themes.',
            en: 'Save it as src/theme/families/own.ts, name it in families.ts, and run pnpm themes.',
          })}
        </p>
        <CodeSample title="own.ts" code={familyFile(numbers)} labels={copyLabels()} />
      </Section>
    </>
  );
}
