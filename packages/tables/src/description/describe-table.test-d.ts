import { userRules } from '@tatami/sdk/rules/user';
import { workplaceRules } from '@tatami/sdk/rules/workplace';
import { BuildingIcon } from '@tatami/ui/icons';
import { describePlace } from './describe-place.ts';
import { describeTable } from './describe-table.tsx';

declare global {
  interface TatamiMenuGroups {
    administration: readonly string[];
  }
}

const place = describePlace('workplace', {
  icon: BuildingIcon,
  rights: 'Workplace',
  name: ({ name }) => name,
  few: 'name',
  list: {
    path: '/adm/workplace',
    menu: 'administration',
    sort: 'name,desc',
    defaultFilters: { active: ['true'] },
  },
});

describeTable(place, workplaceRules, {
  columns: [
    'name',
    { field: 'active', tones: { true: 'success' } },
    { field: 'none', id: 'way', cell: ({ city }) => city },
  ],
  form: [['name', 'city'], { heading: 'way', rows: [['directionsPl']] }],
  fields: { city: { autoComplete: 'address-level2' } },
});

const list = { path: '/adm/workplace', menu: 'administration', sort: 'name' } as const;
const named = { icon: BuildingIcon, name: () => '' };

// @ts-expect-error a right of no table
describePlace('workplace', { ...named, rights: 'Workplaces', list });
// @ts-expect-error no such group of the menu
describePlace('workplace', { ...named, rights: 'Workplace', list: { ...list, menu: 'places' } });
// @ts-expect-error a list is not sorted by what its rows don't have
describePlace('workplace', { ...named, rights: 'Workplace', list: { ...list, sort: 'nam' } });
// @ts-expect-error a right that the server does not know
describePlace('workplace', { ...named, rights: 'Workplace', list: { ...list, right: 'Menu:Admin' } });
describePlace('workplace', {
  ...named,
  rights: 'Workplace',
  // @ts-expect-error a filter of no field
  list: { ...list, defaultFilters: { state: ['1'] } },
});

// @ts-expect-error the rules of another table
describeTable(place, userRules, { columns: ['name'] });
// @ts-expect-error a column of no field
describeTable(place, workplaceRules, { columns: ['nam'] });
// @ts-expect-error the same, drawn in its own way
describeTable(place, workplaceRules, { columns: [{ field: 'nam', cell: () => null }] });
// @ts-expect-error a state that the field does not have
describeTable(place, workplaceRules, { columns: [{ field: 'active', tones: { yes: 'success' } }] });
// @ts-expect-error a field that is not written
describeTable(place, workplaceRules, { columns: ['name'], form: [['town']] });
// @ts-expect-error the looks of a field that is not there
describeTable(place, workplaceRules, { columns: ['name'], form: [['name']], fields: { town: {} } });
