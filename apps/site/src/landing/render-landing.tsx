import type { Language } from '@tatami/web-runtime/languages';
import { renderToStaticMarkup } from 'react-dom/server';
import type { LandingData } from '../../../api/src/site/landing-data.ts';
import { Document, type Inlined } from '../document/Document.tsx';
import { textsIn } from '../texts.ts';
import { clubFacts } from './club-facts.ts';
import { LandingPage } from './LandingPage.tsx';

/** Where the landing page is in each language (spec §2, the empty path). */
export const landingPaths: Record<Language, string> = { pl: '/', en: '/en' };

/** Draws the landing page as a whole document. */
export function renderLanding(data: LandingData, language: Language, inlined: Inlined): string {
  const t = textsIn(language);
  const { clubName, origin } = data;
  const document = (
    <Document
      {...{ language, clubName, inlined }}
      title={t('title', { club: clubName })}
      description={t('description', { club: clubName })}
      url={origin + landingPaths[language]}
      others={{ pl: origin + landingPaths.pl, en: origin + landingPaths.en }}
      facts={clubFacts(data)}
      skipText={t('skip')}
    >
      <LandingPage {...{ data, t, language }} />
    </Document>
  );
  return `<!doctype html>${renderToStaticMarkup(document)}`;
}
