import { Columns, Inline, StatusTag, Text } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { contrast } from '../contrast.ts';
import { useThemeValues } from '../use-theme-values.ts';
import { pairs } from './pairs.ts';

const every = /^--t-/;

/** How far what is read stands out from what it is read on, in the theme that is worn. */
export function Contrasts() {
  const { t, format } = useI18n();
  const values = new Map(useThemeValues(every).map(({ name, value }) => [name, value]));
  const colourOf = (role: string) => values.get(`--t-${role}`) ?? '';
  return (
    <Columns layout={2} space={12}>
      {pairs.map(({ ink, on, least }) => {
        const ratio = contrast(colourOf(ink), colourOf(on));
        const figure = ratio === null ? '–' : `${format.number(Math.floor(ratio * 10) / 10)} : 1`;
        return (
          <Inline key={`${ink} ${on}`} space={12} justify="between">
            <Inline space={12} nowrap>
              <svg width="44" height="32" aria-hidden="true">
                <rect
                  x=".5"
                  y=".5"
                  width="43"
                  height="31"
                  rx="6"
                  fill={`var(--t-${on})`}
                  stroke="var(--t-line)"
                />
                <circle cx="22" cy="16" r="7" fill={`var(--t-${ink})`} />
              </svg>
              <Text as="span">{t('utilities.colour.pair', { ink, on })}</Text>
            </Inline>
            <StatusTag status={ratio !== null && ratio >= least ? 'success' : 'danger'}>{figure}</StatusTag>
          </Inline>
        );
      })}
    </Columns>
  );
}
