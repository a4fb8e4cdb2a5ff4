'use client';

import { type ReactNode, useState } from 'react';
import { ClockIcon, SettingsIcon, UndoIcon } from '../../icons/icons.tsx';
import { useLocale } from '../../provider/UiProvider.tsx';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Button } from '../Button/Button.tsx';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx';
import { Link } from '../Link/Link.tsx';
import { writeDay } from '../private/days.ts';
import { StatusTag } from '../StatusTag/StatusTag.tsx';
import { Timeline } from '../Timeline/Timeline.tsx';
import * as styles from './ChangeHistory.css.ts';
import {
  byDay,
  type ChangeAuthor,
  type ChangeEntry,
  type ChangeHistoryLabels,
  dayOf,
} from './change-entry.ts';
import { FieldChanges } from './FieldChanges.tsx';

export type { ChangeAuthor, ChangeEntry, ChangeHistoryLabels, FieldChange } from './change-entry.ts';
export { FieldChanges, type FieldChangesProps } from './FieldChanges.tsx';

export interface ChangeHistoryProps {
  /** The newest first. */
  entries: readonly ChangeEntry[];
  /** The words, in the current language. */
  labels: ChangeHistoryLabels;
  /** The club's clock, by which days begin; the reader's own without it. */
  timeZone?: string | undefined;
  /** The current day by that clock, `YYYY-MM-DD`. */
  today?: string | undefined;
  /** The place of a day's heading in the outline of the page. */
  headingLevel?: HeadingLevel | undefined;
  /** Brings older entries; there are none without it. */
  onShowMore?: (() => void) | undefined;
  /** Whether older entries are on their way. */
  loadingMore?: boolean | undefined;
  /** Takes a change back. Resolves to why it could not be; to nothing when it is. */
  onRevert?: ((entryId: string) => Promise<string | undefined>) | undefined;
}

/** Who changed what and when, day by day, with what stood there before. */
export function ChangeHistory({
  entries,
  labels,
  timeZone,
  today = dayOf(new Date().toISOString(), timeZone),
  headingLevel = 3,
  onShowMore,
  loadingMore = false,
  onRevert,
}: ChangeHistoryProps): ReactNode {
  const locale = useLocale();
  const [asked, setAsked] = useState<ChangeEntry | null>(null);
  const time = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone });

  if (entries.length === 0) return <EmptyState icon={ClockIcon} title={labels.empty} />;
  return (
    <div className={styles.history}>
      {byDay(entries, timeZone).map(({ day, entries: ofDay }) => (
        <section key={day} className={styles.day}>
          <Heading level={headingLevel} size="body">
            {writeDayOf(day, today, locale)}
          </Heading>
          <Timeline
            label={writeDay(day, locale, { dateStyle: 'long' })}
            entries={ofDay.map((entry) => ({
              id: entry.id,
              dateTime: entry.at,
              date: time.format(new Date(entry.at)),
              mark: entry.author ? (
                <Face {...entry.author} />
              ) : (
                <span className={styles.program}>
                  <SettingsIcon size="small" />
                </span>
              ),
              title: <Deed {...entry} labels={labels} />,
              description: (
                <>
                  <FieldChanges changes={entry.changes} labels={labels} />
                  {onRevert && entry.revertible && !entry.reverted && (
                    <div className={styles.more}>
                      <Button size="small" variant="quiet" icon={UndoIcon} onClick={() => setAsked(entry)}>
                        {labels.revert}
                      </Button>
                    </div>
                  )}
                </>
              ),
            }))}
          />
        </section>
      ))}
      {onShowMore && (
        <div>
          <Button loading={loadingMore} onClick={onShowMore}>
            {labels.showMore}
          </Button>
        </div>
      )}
      {asked && onRevert && (
        <RevertQuestion entry={asked} labels={labels} onRevert={onRevert} onClose={() => setAsked(null)} />
      )}
    </div>
  );
}

const Face = ({ face, firstName, lastName }: ChangeAuthor) =>
  face || <Avatar firstName={firstName} lastName={lastName} size={28} />;

function Deed({ author, deed, subject, reverted, labels }: ChangeEntry & { labels: ChangeHistoryLabels }) {
  return (
    <span className={styles.deed}>
      <strong className={styles.author}>
        {author ? `${author.firstName} ${author.lastName}` : labels.system}
      </strong>{' '}
      {deed}{' '}
      {subject &&
        (subject.href ? <Link href={subject.href}>{subject.label}</Link> : <span>{subject.label}</span>)}
      {reverted && (
        <>
          {' '}
          <StatusTag status="neutral" icon={UndoIcon}>
            {labels.reverted}
          </StatusTag>
        </>
      )}
    </span>
  );
}

interface RevertQuestionProps {
  entry: ChangeEntry;
  labels: ChangeHistoryLabels;
  onRevert: (entryId: string) => Promise<string | undefined>;
  onClose: () => void;
}

/** What will stand where, before it does. */
function RevertQuestion({ entry, labels, onRevert, onClose }: RevertQuestionProps) {
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={labels.revertTitle}
      description={labels.revertHint}
      confirmLabel={labels.revertConfirm}
      pending={isPending}
      error={refusal}
      onConfirm={async () => {
        setPending(true);
        const why = await onRevert(entry.id);
        setPending(false);
        setRefusal(why);
        if (why === undefined) onClose();
      }}
    >
      <FieldChanges
        most={entry.changes.length}
        labels={labels}
        changes={entry.changes
          .filter(({ stays }) => !stays)
          .map((change) => ({ ...change, before: change.after, after: change.before }))}
      />
    </ConfirmDialog>
  );
}

/** Writes a day: “Dzisiaj”, “Wczoraj”, then the date; with its year when that is another one. */
function writeDayOf(day: string, today: string, locale: string): string {
  const ago = Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000);
  const date = writeDay(day, locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: day.slice(0, 4) === today.slice(0, 4) ? undefined : 'numeric',
  });
  if (ago < -1 || ago > 0) return capitalized(date, locale);
  return `${capitalized(new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(ago, 'day'), locale)}, ${date}`;
}

const capitalized = (text: string, locale: string) =>
  text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
