import { Accordion, Text } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';

const questions = ['size', 'wash', 'repair'] as const;

/** Sections of which one opens what one needs; the browser’s own search finds what is closed. */
export function OneAtATime() {
  const { t } = useI18n();
  return (
    <Accordion
      single
      defaultValue={['size']}
      sections={questions.map((value) => ({
        value,
        title: t(`uikit.panel.question.${value}`),
        content: <Text>{t(`uikit.panel.answer.${value}`)}</Text>,
      }))}
    />
  );
}
