import { refreshTables } from '@tatami/tables/refresh-tables';
import { useAttempt } from '@tatami/tables/use-attempt';
import { Banner, Button, Columns, Dialog, Inline, Stack, TextField } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useState } from 'react';
import { club } from '../../../lib/api/club.ts';
import { addInstructor } from '../add-instructor.ts';
import type { Question } from './read-timetable.ts';

interface TimetableQuestionProps {
  question: Question;
  /** Puts another name there; with none, that one is taken out. */
  onAnswer: (name: string) => void;
}

/** A name of the timetable that nobody knows: whether another was meant, or it is new. */
export function TimetableQuestion({ question, onAnswer }: TimetableQuestionProps) {
  const { t } = useI18n();
  const { of, said, meant } = question;
  const { attempt, isBusy, failure } = useAttempt();
  const [isAdding, setAdding] = useState(false);

  const addPlace = () =>
    attempt(async () => {
      await club.table('workplace').save({ name: said });
      await refreshTables('workplace');
    });

  return (
    <Banner
      tone="warning"
      title={t(`firstRun.unknown.${of}`, { name: said })}
      action={
        <Inline space={8}>
          {meant && (
            <Button size="small" onClick={() => onAnswer(meant.name)}>
              {t('firstRun.unknown.yes', { name: meant.name })}
            </Button>
          )}
          {of === 'place' ? (
            <Button size="small" loading={isBusy} onClick={addPlace}>
              {t('firstRun.unknown.addPlace')}
            </Button>
          ) : (
            <>
              <Button size="small" onClick={() => setAdding(true)}>
                {t('firstRun.unknown.addLeader')}
              </Button>
              <Button size="small" variant="quiet" onClick={() => onAnswer('')}>
                {t('firstRun.unknown.me')}
              </Button>
            </>
          )}
        </Inline>
      }
    >
      {failure ??
        (meant ? t('firstRun.unknown.meant', { name: meant.name }) : t(`firstRun.unknown.${of}.text`))}
      {isAdding && <NewLeader said={said} onClose={() => setAdding(false)} onAdded={onAnswer} />}
    </Banner>
  );
}

interface NewLeaderProps {
  said: string;
  onClose: () => void;
  /** Receives their whole name, once they are known. */
  onAdded: (name: string) => void;
}

function NewLeader({ said, onClose, onAdded }: NewLeaderProps) {
  const { t } = useI18n();
  const words = said.trim().split(/\s+/);
  const [person, setPerson] = useState({
    firstName: words.slice(0, -1).join(' '),
    lastName: words.at(-1) ?? '',
    email: '',
  });
  const { attempt, isBusy, failure } = useAttempt();
  const isWhole = Boolean(person.firstName.trim() && person.lastName.trim() && person.email.includes('@'));
  const field = (name: keyof typeof person) => ({
    label: t(`firstRun.leader.${name}`),
    required: true,
    value: person[name],
    onValueChange: (value: string) => setPerson({ ...person, [name]: value }),
  });

  const add = () =>
    attempt(async () => {
      const said = {
        firstName: person.firstName.trim(),
        lastName: person.lastName.trim(),
        email: person.email.trim(),
      };
      await addInstructor(said);
      onAdded(`${said.firstName} ${said.lastName}`);
      onClose();
    });

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('firstRun.leader.title')}
      description={t('firstRun.leader.text')}
      actions={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button variant="primary" disabled={!isWhole} loading={isBusy} onClick={add}>
            {t('firstRun.leader.add')}
          </Button>
        </>
      }
    >
      <Stack space={16}>
        {failure && <Banner tone="danger">{failure}</Banner>}
        <Columns layout={2} space={16} from="tablet">
          <TextField {...field('firstName')} />
          <TextField {...field('lastName')} />
        </Columns>
        <TextField type="email" {...field('email')} />
      </Stack>
    </Dialog>
  );
}
