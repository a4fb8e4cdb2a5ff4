import { useQuery } from '@tanstack/react-query';
import { Banner, Button, ButtonLink, Logo } from '@tatami/ui';
import { GuidedPage } from '@tatami/ui/GuidedPage';
import { ArrowLeftIcon } from '@tatami/ui/icons';
import { MatRoom, type MatRoomProps } from '@tatami/ui/MatRoom';
import { focusHeading } from '@tatami/web-runtime/focus-heading';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { LanguageSwitch } from '@tatami/web-runtime/LanguageSwitch';
import { useNavigation } from '@tatami/web-runtime/navigation-context';
import { useTitle } from '@tatami/web-runtime/use-title';
import { type ReactNode, useEffect } from 'react';
import { aboutQuery } from '../../lib/api/about.ts';
import { type Step, stepHref, steps } from './steps.ts';
import { useProgress } from './use-progress.ts';

interface StepFrameProps {
  step: Step;
  /** What will come of what is typed. */
  outcome?: ReactNode;
  /** Saves what is typed, and goes on when that is done. */
  onNext?: () => void;
  isSaving?: boolean;
  /** Why it could not be saved. */
  failure?: string | undefined;
  /** What stands in place of the way on. */
  last?: ReactNode;
  children: ReactNode;
  /** What comes of it. */
  preview?: ReactNode;
}

/** A step with the whole of the first run around it: where one is, what is done, and the ways back, out and on. */
export function StepFrame({
  step,
  outcome,
  onNext,
  isSaving,
  failure,
  last,
  children,
  preview,
}: StepFrameProps) {
  const { t } = useI18n();
  const { navigate } = useNavigation();
  const about = useQuery(aboutQuery).data;
  const { isDone, notes } = useProgress();
  const at = steps.indexOf(step);
  const [before, next] = [steps[at - 1], steps[at + 1]];
  const heading = t(`firstRun.${step}.title`);
  useTitle(heading);
  // Another step is another page to whoever hears it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the step changes
  useEffect(() => focusHeading(), [step]);

  const mats = steps.map((each) => ({
    label: t(`firstRun.${each}.mat`),
    state: each === step ? ('current' as const) : isDone[each] ? ('laid' as const) : ('ahead' as const),
  })) as unknown as MatRoomProps['mats'];

  return (
    <GuidedPage
      logo={<Logo name={about?.logo ? about.clubName : 'Tatami'} picture={about?.logo} href="/dashboard" />}
      title={t('firstRun.title')}
      description={t('firstRun.about')}
      picture={<MatRoom mats={mats} />}
      stepsLabel={t('firstRun.steps')}
      doneLabel={t('firstRun.done')}
      progress={t('firstRun.progress', { at: at + 1, of: steps.length, step: t(`firstRun.${step}`) })}
      steps={steps.map((each) => ({
        label: t(`firstRun.${each}`),
        note: notes[each],
        href: stepHref(each),
        isDone: isDone[each],
      }))}
      current={at}
      aside={<LanguageSwitch />}
      heading={heading}
      intro={t(`firstRun.${step}.intro`)}
      preview={preview}
      back={
        before && (
          <ButtonLink href={stepHref(before)} variant="quiet" icon={ArrowLeftIcon}>
            {t(`firstRun.${before}`)}
          </ButtonLink>
        )
      }
      outcome={outcome}
      actions={
        <>
          <ButtonLink href="/dashboard">{t('firstRun.later')}</ButtonLink>
          {last ??
            (next && (
              <Button
                variant="primary"
                loading={isSaving}
                onClick={onNext ?? (() => navigate(stepHref(next)))}
              >
                {t('firstRun.next', { step: t(`firstRun.${next}.mat`).toLocaleLowerCase() })}
              </Button>
            ))}
        </>
      }
    >
      {failure && <Banner tone="danger">{failure}</Banner>}
      {children}
    </GuidedPage>
  );
}
