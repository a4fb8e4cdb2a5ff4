import { PlacesContext } from '@tatami/tables/places-context';
import { useViewer } from '@tatami/tables/viewer';
import { Card, Checkbox, Inline, ItemList, SearchField, Stack, Text } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useContext, useState } from 'react';
import { MenuContext } from '../../../lib/menu-context.ts';
import { rightsSections } from '../../../lib/rights/rights-sections.ts';
import { useRightsWords } from '../../../lib/rights/use-rights-words.ts';
import { type Choosable, chosenKinds, rightsToGive, shareOf, withAll, withRight } from './choose-rights.ts';

interface RightsChoiceProps {
  value: readonly string[];
  onValueChange: (rights: readonly string[]) => void;
}

interface Area {
  id: string;
  name: string;
  lines: readonly Choosable[];
}

/** The rights that the person has, area by area as the menu has them: which of them a program may use. */
export function RightsChoice({ value, onValueChange }: RightsChoiceProps) {
  const { t } = useI18n();
  const areas = useAreas();
  const [sought, setSought] = useState('');
  const found = areas.flatMap((area) => {
    const lines = area.lines.filter(({ name, about }) => isLike(`${area.name} ${name} ${about}`, sought));
    return lines.length > 0 ? [{ ...area, lines }] : [];
  });
  return (
    <Stack space={16}>
      <SearchField label={t('accessToken.rights.search')} value={sought} onValueChange={setSought} />
      {found.length === 0 && <Text tone="muted">{t('accessToken.rights.noneFound')}</Text>}
      {found.map(({ id, name, lines }) => {
        const share = shareOf(value, lines);
        return (
          <Card
            key={id}
            title={name}
            titleLevel={3}
            padding="none"
            actions={
              lines.length > 1 && (
                <Checkbox
                  label={t('accessToken.rights.all')}
                  aria-label={t('accessToken.rights.allOf', { area: name })}
                  checked={share === 'all'}
                  indeterminate={share === 'some'}
                  onCheckedChange={(isChosen) => onValueChange(withAll(value, lines, isChosen))}
                />
              )
            }
          >
            <ItemList
              label={name}
              items={lines.map((line) => ({
                id: line.id,
                title: line.name,
                description: line.about,
                end: (
                  <Inline space={16} nowrap>
                    {chosenKinds.map((kind) => {
                      const right = line.rights[kind];
                      const label = t(id === 'menu' ? 'accessToken.rights.allowed' : `rights.kind.${kind}`);
                      return (
                        right && (
                          <Checkbox
                            key={kind}
                            label={label}
                            aria-label={`${line.name}: ${label.toLocaleLowerCase()}`}
                            checked={value.includes(right)}
                            onCheckedChange={(isChosen) =>
                              onValueChange(withRight(value, line, kind, isChosen))
                            }
                          />
                        )
                      );
                    })}
                  </Inline>
                ),
              }))}
            />
          </Card>
        );
      })}
    </Stack>
  );
}

/** What is the person’s own first, then all that they have a right to. */
function useAreas(): readonly Area[] {
  const { t } = useI18n();
  const { has } = useViewer();
  const words = useRightsWords();
  const menuOf = useContext(MenuContext);
  const places = useContext(PlacesContext);
  const own: Choosable = {
    id: 'own',
    name: t('accessToken.own'),
    about: t('accessToken.own.about'),
    rights: { read: 'Own:Read', change: 'Own:Write' },
  };
  // By the areas of the whole menu, as the page of rights has them: that of who may less names some tables twice.
  const sections = rightsSections(
    menuOf(() => true),
    places,
  ).flatMap((section): Area[] => {
    const lines = section.subjects.flatMap((subject): Choosable[] => {
      const rights = rightsToGive(subject, (right) => has(right as Parameters<typeof has>[0]));
      const { id } = subject;
      return Object.keys(rights).length > 0
        ? [{ id, name: words.nameOf(subject), about: words.aboutOf(subject), rights }]
        : [];
    });
    return lines.length > 0 ? [{ id: section.id, name: words.sectionName(section), lines }] : [];
  });
  // What the menu shows is of little use to a program.
  const [menu, others] = [true, false].map((isMenu) =>
    sections.filter(({ id }) => (id === 'menu') === isMenu),
  );
  return [{ id: 'own', name: t('accessToken.own.area'), lines: [own] }, ...(others ?? []), ...(menu ?? [])];
}

/** Case and Polish marks don't matter in what is sought. */
const plain = (text: string) =>
  text.toLocaleLowerCase('pl').normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ł', 'l');

const isLike = (text: string, sought: string) =>
  plain(sought)
    .split(/\s+/)
    .every((word) => plain(text).includes(word));
