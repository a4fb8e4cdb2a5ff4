import { Button, Inline, Stack, Text } from '@tatami/ui';
import { CopyIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useCopy } from '../frame/use-copy.ts';

interface MeasuredProps {
  /** The code that draws it, to be copied. */
  code: string;
  children: ReactNode;
}

/** A piece of text, with its size and height of line as the browser draws them. */
export function Measured({ code, children }: MeasuredProps) {
  const { t, format } = useI18n();
  const copy = useCopy();
  const ref = useRef<HTMLDivElement>(null);
  const [measure, setMeasure] = useState({ size: 0, line: 0 });

  // A change of the scale changes its height.
  useEffect(() => {
    const text = ref.current?.firstElementChild;
    if (!text) return;
    const observer = new ResizeObserver(() => {
      const { fontSize, lineHeight } = getComputedStyle(text);
      setMeasure({ size: Number.parseFloat(fontSize), line: Number.parseFloat(lineHeight) });
    });
    observer.observe(text);
    return () => observer.disconnect();
  }, []);

  const rounded = (value: number) => format.number(Math.round(value * 10) / 10);
  return (
    <Stack space={4}>
      <div ref={ref}>{children}</div>
      <Inline space={12} justify="between">
        <Text as="span" tone="muted" size="small" tabular>
          {t('utilities.measure', { size: rounded(measure.size), line: rounded(measure.line) })}
        </Text>
        <Button
          size="small"
          variant="quiet"
          icon={CopyIcon}
          aria-label={t('utilities.copy', { code })}
          onClick={() => copy(code)}
        >
          {code}
        </Button>
      </Inline>
    </Stack>
  );
}
