import type { Language } from '@tatami/web-runtime/languages';
import type { LandingData } from '../../../api/src/site/landing-data.ts';
import type { Text } from '../texts.ts';

/** What each part of a page is given. */
export interface PartProps {
  data: LandingData;
  t: Text;
  language: Language;
}
