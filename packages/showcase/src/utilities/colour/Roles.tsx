import { Columns, IconButton, Inline, Text } from '@tatami/ui';
import { CopyIcon } from '@tatami/ui/icons';
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
    <Columns layout={2} space={8}>
      {colours.map(({ name, value }) => (
        <Inline key={name} space={12} justify="between" nowrap>
          <Inline space={12} nowrap>
            <svg width="36" height="36" aria-hidden="true">
              <rect
                x=".5"
                y=".5"
                width="35"
                height="35"
                rx="8"
                fill={`var(${name})`}
                stroke="var(--t-border)"
              />
            </svg>
            <div>
              <Text>{name.replace('--t-', '')}</Text>
              <Text size="small" tone="muted">
                {value}
              </Text>
            </div>
          </Inline>
          <IconButton
            icon={CopyIcon}
            label={t('utilities.colour.copy', { name })}
            onClick={() => copy(`var(${name})`)}
          />
        </Inline>
      ))}
    </Columns>
  );
}
