import { useQuery } from '@tanstack/react-query';
import { PaperHead } from '@tatami/ui/PaperHead';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useNow } from '@tatami/web-runtime/use-now';
import { aboutQuery } from '../../lib/api/about.ts';

/** Whose a printed page is, and as of when. */
export function PaperDate() {
  const { format } = useI18n();
  const clubName = useQuery(aboutQuery).data?.clubName ?? '';
  const now = new Date(useNow()).toISOString();
  return <PaperHead owner={clubName} date={`${format.dateOf(now)}, ${format.time(now)}`} />;
}
