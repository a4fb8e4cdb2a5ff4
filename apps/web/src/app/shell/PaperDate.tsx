import { useQuery } from '@tanstack/react-query';
import { PaperHead } from '@tatami/ui/PaperHead';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useIsPrinting } from '@tatami/web-runtime/use-is-printing';
import { aboutQuery } from '../../lib/api/about.ts';

/** Whose a printed page is, and as of when: what writes a date is not made before somebody prints. */
export function PaperDate() {
  const { format } = useI18n();
  const isPrinting = useIsPrinting();
  const clubName = useQuery(aboutQuery).data?.clubName ?? '';
  const now = new Date().toISOString();
  return <PaperHead owner={clubName} date={isPrinting ? `${format.dateOf(now)}, ${format.time(now)}` : ''} />;
}
