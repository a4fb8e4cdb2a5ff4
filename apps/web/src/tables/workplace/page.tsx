import type { Entity } from '@tatami/sdk';
import { workplaceRules } from '@tatami/sdk/rules/workplace';
import { describeTable } from '@tatami/tables/describe-table';
import { tidyPostalCode } from '@tatami/tables/tidy';
import { place } from './place.ts';

const addressOf = ({ address, postalCode, city }: Entity<'workplace'>) =>
  [address, [postalCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');

export const table = describeTable(place, workplaceRules, {
  columns: [
    'name',
    { field: 'city', headedBy: 'address', cell: addressOf, value: addressOf },
    'room',
    'capacity',
    { field: 'active', headedBy: 'state', tones: { true: 'success', false: 'neutral' } },
  ],
  again: true,
  outOfUse: ({ active }) => (active ? { active: false } : undefined),
  form: [
    ['name'],
    ['address'],
    ['postalCode', 'city'],
    ['room', 'capacity'],
    ['lat', 'lon'],
    ['directionsPl'],
    ['directionsEn'],
    ['active'],
  ],
  fields: {
    address: { autoComplete: 'street-address' },
    postalCode: { tidy: tidyPostalCode, autoComplete: 'postal-code', inputMode: 'numeric' },
    city: { autoComplete: 'address-level2' },
    // As fine as maps have them: some ten metres.
    lat: { step: 0.0001 },
    lon: { step: 0.0001 },
  },
});
