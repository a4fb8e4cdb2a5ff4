import type { Language } from '@tatami/web-runtime/languages';
import type { LandingData, Section } from '../../../api/src/site/landing-data.ts';
import type { Text } from '../texts.ts';
import type { OurWords } from './our-words.ts';

/** What each part of a page is given. */
export interface PartProps {
  data: LandingData;
  t: Text;
  language: Language;
}

/** What a section of the landing page is given. */
export interface SectionProps extends PartProps {
  section: Section;
  id: string;
  /** What it says where the club says nothing. */
  ours: OurWords;
}
