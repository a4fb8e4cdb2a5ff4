import { Card, Columns, Heading, Inline, PageHeader, Stack, Text } from '@tatami/ui';
import { type Theme, themes, vars } from '@tatami/ui/theme';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useTitle } from '@tatami/web-runtime/use-title';
import { Chapter } from '../Chapter.tsx';
import { Sample } from '../Sample.tsx';
import { BeltRoad } from './BeltRoad.tsx';
import beltRoad from './BeltRoad.tsx?raw';
import clubTheme from './club-theme.ts?raw';
import wear from './wear.ts?raw';

const families = Map.groupBy(themes, ({ family }) => family);

/** What a theme is made of, in the one that is worn. */
export function ThemingPage() {
  const { t } = useI18n();
  useTitle(t('documentation.theming'));
  return (
    <Stack space={32}>
      <PageHeader title={t('documentation.theming')} description={t('theming.about')} />
      <Chapter
        title={t('theming.families')}
        text={t('theming.families.text', { themes: themes.length, families: families.size })}
      >
        <Card>
          <Columns layout={2} space={20}>
            {[...families].map(([family, ofFamily]) => (
              <Stack key={family} space={8}>
                <Heading level={3} size="body">
                  {family}
                </Heading>
                <Inline space={8}>
                  {ofFamily.map((theme) => (
                    <ThemeMiniature key={theme.name} theme={theme} />
                  ))}
                </Inline>
                <Text size="small" tone="muted">
                  {t('theming.count', { count: ofFamily.length })}
                </Text>
              </Stack>
            ))}
          </Columns>
        </Card>
      </Chapter>
      <Chapter title={t('theming.roles')} text={t('theming.roles.text')}>
        <Card>
          <Columns layout="answers" from="always" space={12}>
            {Object.entries(vars.color).map(([role, color]) => (
              <Inline key={role} space={12} nowrap>
                <Swatch color={color} />
                <Text as="span" size="small">
                  {role}
                </Text>
              </Inline>
            ))}
          </Columns>
        </Card>
        <Sample file="BeltRoad.tsx" source={beltRoad}>
          <Card>
            <BeltRoad done={0.6} label={t('theming.road')} />
          </Card>
        </Sample>
      </Chapter>
      <Chapter title={t('theming.scales')} text={t('theming.scales.text')}>
        <Card>
          <Stack space={8}>
            {Object.entries(vars.space).map(([step, width]) => (
              <Inline key={step} space={12}>
                <svg width="48" height="12" aria-hidden="true">
                  <rect width={width} height="12" fill={vars.color.accent} />
                </svg>
                <Text as="span" size="small" tabular>
                  {step}
                </Text>
              </Inline>
            ))}
          </Stack>
        </Card>
      </Chapter>
      <Chapter title={t('theming.wear')} text={t('theming.wear.text')}>
        <Sample file="wear.ts" source={wear} />
      </Chapter>
      <Chapter title={t('theming.own')} text={t('theming.own.text')}>
        <Sample file="club-theme.ts" source={clubTheme} />
      </Chapter>
    </Stack>
  );
}

/** A theme as a page of three strokes: its ground, its bar, its accent. */
function ThemeMiniature({ theme: { name, swatch } }: { theme: Theme }) {
  return (
    <svg width="36" height="28" role="img" aria-label={name}>
      <title>{name}</title>
      <rect x=".5" y=".5" width="35" height="27" rx="5" fill={swatch.background} stroke={vars.color.border} />
      <path d="M1 5a4 4 0 0 1 4-4h26a4 4 0 0 1 4 4v4H1z" fill={swatch.bar} />
      <rect x="7" y="15" width="22" height="6" rx="3" fill={swatch.accent} />
    </svg>
  );
}

function Swatch({ color }: { color: string }) {
  return (
    <svg width="36" height="36" aria-hidden="true">
      <rect x=".5" y=".5" width="35" height="35" rx="8" fill={color} stroke={vars.color.line} />
    </svg>
  );
}
