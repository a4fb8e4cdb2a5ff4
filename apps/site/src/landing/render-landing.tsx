import type { Language } from '@tatami/web-runtime/languages';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { LandingData, SentForm } from '../../../api/src/site/landing-data.ts';
import { feedsOf } from '../articles/paths.ts';
import { imageOf, landingCard } from '../card/page-card.ts';
import { Document, type Inlined } from '../document/Document.tsx';
import { textsIn } from '../texts.ts';
import { clubFacts } from './club-facts.ts';
import { picturesOf } from './Hero.tsx';
import { LandingPage } from './LandingPage.tsx';
import { landingPaths, thanksPaths } from './paths.ts';
import { shownParts } from './shown-parts.ts';
import { ThanksPage } from './ThanksPage.tsx';

/**
 * Draws the landing page as a whole document.
 *
 * @param how `form`: what was filled in before, where something is wrong with it; `sheet`: where the styles of a preview are
 */
export function renderLanding(
  data: LandingData,
  language: Language,
  inlined: Inlined,
  { form, sheet }: { form?: SentForm | undefined; sheet?: string } = {},
): string {
  const t = textsIn(language);
  const [first] = shownParts(data);
  return drawn(
    <Document
      {...placeOf(data, language, landingPaths)}
      {...{ language, inlined, sheet }}
      title={form ? t('form.wrong.title') : t('title', { club: data.clubName })}
      description={t('description', { club: data.clubName })}
      image={imageOf(landingCard(data, language), data.origin)}
      facts={clubFacts(data)}
      pictures={first?.section.kind === 'hero' ? picturesOf(first.section) : []}
      feeds={feedsOf(data.origin, language)}
      skipText={t('skip')}
    >
      <LandingPage {...{ data, t, language, form }} />
    </Document>,
  );
}

/** Draws what whoever has asked for a first class is told. */
export function renderThanks(data: LandingData, language: Language, inlined: Inlined): string {
  const t = textsIn(language);
  return drawn(
    <Document
      {...placeOf(data, language, thanksPaths)}
      {...{ language, inlined }}
      isForSearch={false}
      title={t('thanks.title')}
      description={t('thanks.text')}
      skipText={t('skip')}
    >
      <ThanksPage {...{ data, t, language }} />
    </Document>,
  );
}

const drawn = (document: ReactElement): string => `<!doctype html>${renderToStaticMarkup(document)}`;

const placeOf = ({ clubName, origin }: LandingData, language: Language, paths: Record<Language, string>) => ({
  clubName,
  url: origin + paths[language],
  others: { pl: origin + paths.pl, en: origin + paths.en },
});
