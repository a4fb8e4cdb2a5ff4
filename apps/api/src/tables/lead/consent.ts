import type { Language } from '../../http/messages.ts';
import { KEPT_DAYS } from './lead-table.ts';

/** The texts that people were asked to agree to, by their version: what somebody has agreed to stays what it was. */
export const consentTexts = {
  '2026-11': {
    pl: `Zgadzam się, żeby klub zapisał te dane i odezwał się do mnie w sprawie pierwszych zajęć. Jeśli nie dołączę do klubu, usunie je po ${KEPT_DAYS} dniach, a wcześniej na moją prośbę.`,
    en: `I agree that the club keeps what I have written here and gets in touch with me about a first class. If I don’t join the club it is removed after ${KEPT_DAYS} days, or sooner if I ask.`,
  },
} as const satisfies Record<string, Record<Language, string>>;

export const consentVersions = Object.keys(consentTexts) as (keyof typeof consentTexts)[];

/** The text that whoever asks now agrees to. */
export const CONSENT_VERSION = '2026-11' satisfies keyof typeof consentTexts;
