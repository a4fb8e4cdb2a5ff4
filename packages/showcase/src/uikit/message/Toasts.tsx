import { Button, Inline, type ToastSeverity, useToast } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';

const severities = ['info', 'success', 'warn', 'error'] as const satisfies readonly ToastSeverity[];

/** What has just happened, for as long as it takes to read; what must not be missed stays. */
export function Toasts() {
  const { t } = useI18n();
  const toast = useToast();
  return (
    <Inline space={12}>
      {severities.map((severity) => (
        <Button
          key={severity}
          onClick={() => toast({ severity, message: t(`uikit.message.toast.${severity}`) })}
        >
          {t(`uikit.message.severity.${severity}`)}
        </Button>
      ))}
      <Button
        variant="quiet"
        onClick={() =>
          toast({
            message: t('uikit.message.removed'),
            action: {
              label: t('uikit.message.undo'),
              onAction: () => toast({ severity: 'success', message: t('uikit.message.undone') }),
            },
          })
        }
      >
        {t('uikit.message.withUndo')}
      </Button>
    </Inline>
  );
}
