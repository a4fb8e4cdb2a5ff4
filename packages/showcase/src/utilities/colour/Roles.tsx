import { Button, Columns, Inline } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useCopy } from '../../frame/use-copy.ts';
import { useThemeValues } from '../use-theme-values.ts';
import { isColour } from './is-colour.ts';

const every = /^--t-/;

/** The colours of the theme that is worn, by their roles: read from the page as they are now. */
export function Roles() {
  const { t } = useI18n();
  const copy = useCopy();
  const colours = useThemeValues(every).filter(isColour);
  return (
    <Columns layout={3} space={8}>
      {colours.map(({ name, value }) => (
        <Button
          key={name}
          fullWidth
          variant="quiet"
          aria-label={t('utilities.colour.copy', { name, value })}
          onClick={() => copy(`var(${name})`)}
        >
          <Inline as="span" space={8} nowrap>
            <svg width="28" height="28" aria-hidden="true">
              <rect
                x=".5"
                y=".5"
                width="27"
                height="27"
                rx="6"
                fill={`var(${name})`}
                stroke="var(--t-border)"
              />
            </svg>
            {name.replace('--t-', '')}
          </Inline>
        </Button>
      ))}
    </Columns>
  );
}
