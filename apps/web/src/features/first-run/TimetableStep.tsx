import { pickerLabels } from '@tatami/tables/picker-labels';
import { useAttempt } from '@tatami/tables/use-attempt';
import { DateField, Text, VisuallyHidden } from '@tatami/ui';
import { LineEditor } from '@tatami/ui/LineEditor';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useNavigation } from '@tatami/web-runtime/navigation-context';
import { addDays } from '@tatami/web-runtime/zoned-time';
import { useEffect, useState } from 'react';
import { groupOf } from '../../lib/club/group/group-of.ts';
import { LineFaults } from './LineFaults.tsx';
import { StepFrame } from './StepFrame.tsx';
import { stepHref } from './steps.ts';
import { marksOf, type TimetableLine } from './timetable/read-timetable.ts';
import { TimetableQuestion } from './timetable/TimetableQuestion.tsx';
import { TimetableWeek } from './timetable/TimetableWeek.tsx';
import { useTimetable } from './timetable/use-timetable.ts';

/** How long nothing is typed before it is read out what was understood, in milliseconds. */
const PAUSE = 800;

/** When the club trains, as it is written on the card at the door; beside it the week that comes of that. */
export function TimetableStep() {
  const { t, format } = useI18n();
  const { navigate } = useNavigation();
  const timetable = useTimetable();
  const { lines, faults, questions, good, stored, end } = timetable;
  const { attempt, isBusy, failure } = useAttempt();
  const aWeek =
    stored.reduce((sum, { weekdays }) => sum + weekdays.length, 0) +
    good.reduce((sum, { read }) => sum + (read.days?.weekdays.length ?? 0), 0);
  const outcome = aWeek > 0 && t('firstRun.timetable.outcome', { count: aWeek, end: format.date(end) });
  const said = useSettled(
    timetable.isEmpty
      ? ''
      : t('firstRun.timetable.understood', {
          classes: good.length,
          wrong: new Set(faults.map(({ line }) => line)).size,
          asked: questions.length,
        }),
  );

  const save = () =>
    attempt(async () => {
      if (await timetable.save()) navigate(stepHref('people'));
    });

  return (
    <StepFrame
      step="timetable"
      outcome={outcome || undefined}
      onNext={save}
      isSaving={isBusy}
      failure={failure}
      preview={<TimetableWeek lines={lines.filter(isDrawn)} stored={stored} today={timetable.today} />}
    >
      <LineEditor
        label={t('firstRun.timetable.label')}
        labelHidden
        placeholder={t('firstRun.timetable.example')}
        rows={6}
        value={timetable.text}
        onValueChange={timetable.setText}
        readOnly={isBusy}
        lines={lines.map((each) => (each ? { group: hueOf(each), marks: marksOf(each) } : {}))}
        hint={t('firstRun.timetable.hint')}
      />
      <VisuallyHidden live="polite">{said}</VisuallyHidden>
      {questions.slice(0, 3).map((question) => (
        <TimetableQuestion
          key={`${question.of} ${question.said}`}
          question={question}
          onAnswer={(name) => timetable.answer(question, name)}
        />
      ))}
      <LineFaults
        faults={faults.map(({ line, fault }) => ({ line, text: t(`firstRun.timetable.fault.${fault}`) }))}
      />
      <DateField
        label={t('firstRun.timetable.end')}
        labels={pickerLabels(t)}
        min={addDays(timetable.today, 1)}
        max={addDays(timetable.today, 1_090)}
        value={end}
        onValueChange={(day) => day && timetable.setEnd(day)}
      />
      <Text tone="muted">{t('firstRun.timetable.leader')}</Text>
    </StepFrame>
  );
}

/** What has a time can be drawn, also while its place is still being typed. */
function isDrawn(line: TimetableLine | null): line is TimetableLine {
  if (!line || line.faults.includes('stored')) return false;
  const { days, hours, title } = line.read;
  return Boolean(days && title && hours?.fault === null);
}

/** Whose hue a line wears, once it is known what it is. */
const hueOf = ({ read: { title, audience } }: TimetableLine) =>
  title ? groupOf({ kind: audience.kind ?? 'regular', section: audience.section ?? null }) : undefined;

/** The text, once it has been the same for a while: nobody wants to hear it at every key. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
