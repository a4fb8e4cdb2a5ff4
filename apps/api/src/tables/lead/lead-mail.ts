import type { Config } from '../../config.ts';
import type { Language } from '../../http/messages.ts';
import { type Mail, senderOf } from '../../mail/mailer.ts';
import type { Training } from '../training/columns.ts';
import type { Lead } from './columns.ts';
import { KEPT_DAYS } from './lead-table.ts';

/** What they want to come to: the class, or else the group and the place. */
export interface Wanted {
  training: Pick<Training, 'id' | 'title' | 'startsAt' | 'section' | 'workplace'> | null;
  section: Lead['section'];
  workplace: string | null;
  workplaceName: string | null;
}

const groups: Record<Language, Record<NonNullable<Wanted['section']>, string>> = {
  pl: { kids: 'dzieci', youth: 'młodzież', adult: 'dorośli' },
  en: { kids: 'children', youth: 'youth', adult: 'adults' },
};

/**
 * The mail to who asked for a first class. Anybody may have typed their address: it says nothing that was typed beside.
 */
export function requestHasCome(config: Config, language: Language, wanted: Wanted): Omit<Mail, 'to'> {
  const { clubName, publicUrl } = config;
  const { address } = senderOf(config);
  const what = classOf(config, language, wanted);
  const end = `${clubName}: ${publicUrl}\n`;
  return language === 'pl'
    ? {
        language,
        subject: `Mamy Twoje zgłoszenie na pierwsze zajęcia – ${clubName}`,
        text: `Dziękujemy! Twoje zgłoszenie na pierwsze zajęcia do nas dotarło.${what && `\n\nTwój wybór: ${what}`}\n\nOdezwiemy się, żeby potwierdzić termin. Wystarczy wygodny strój i butelka wody.\n\nDane ze zgłoszenia trzymamy najwyżej ${KEPT_DAYS} dni, chyba że dołączysz do klubu. Chcesz, żebyśmy usunęli je wcześniej, albo to nie było Twoje zgłoszenie? Napisz na ${address}.\n\n${end}`,
      }
    : {
        language,
        subject: `We have your request for a first class – ${clubName}`,
        text: `Thank you! Your request for a first class has come.${what && `\n\nYou chose: ${what}`}\n\nWe will get in touch to agree on the time. All you need is comfortable clothes and a bottle of water.\n\nWe keep what you wrote for ${KEPT_DAYS} days at most, unless you join the club. Do you want it removed sooner, or was it not you who asked? Write to ${address}.\n\n${end}`,
      };
}

function classOf(
  { clubTimezone: timeZone }: Config,
  language: Language,
  { training, section, workplaceName }: Wanted,
): string {
  const when =
    training &&
    new Intl.DateTimeFormat(language, {
      ...{ timeZone, weekday: 'long', day: 'numeric', month: 'long' },
      ...{ hour: '2-digit', minute: '2-digit' },
    }).format(new Date(training.startsAt));
  const what = training?.title ?? (section && groups[language][section]);
  return [what, when, workplaceName].filter(Boolean).join(', ');
}
