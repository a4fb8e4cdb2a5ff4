import { announcementRules } from '@tatami/sdk/rules/announcement';
import { describeTable } from '@tatami/tables/describe-table';
import { lazy } from 'react';
import { GroupName } from '../../lib/club/group/GroupName.tsx';
import { place } from './place.ts';

export const table = describeTable(place, announcementRules, {
  columns: [
    'titlePl',
    {
      field: 'audience',
      cell: ({ audience, section }, { t }) =>
        audience === 'section' && section ? (
          <GroupName group={section} />
        ) : (
          t(`announcement.audience.${audience}`)
        ),
    },
    { field: 'author', shows: 'authorName', fromDesktop: true },
    { field: 'publishAt', withTime: true },
    {
      field: 'state',
      tones: { draft: 'neutral', scheduled: 'info', sent: 'success', takenBack: 'warning' },
    },
    // Of what is yet to go out it says nothing.
    {
      field: 'readerCount',
      cell: ({ state, readerCount }) => (state === 'draft' || state === 'scheduled' ? null : readerCount),
    },
  ],
  form: [
    ['titlePl'],
    ['bodyPl'],
    ['audience'],
    ['section'],
    ['group'],
    ['training'],
    ['student'],
    ['publishAt'],
    { heading: 'english', rows: [['titleEn'], ['bodyEn']] },
  ],
  fields: {
    section: { when: ({ audience }) => audience === 'section', required: () => true },
    group: { when: ({ audience }) => audience === 'group', required: () => true },
    training: { when: ({ audience }) => audience === 'training', required: () => true },
    student: { when: ({ audience }) => audience === 'person', required: () => true },
    titleEn: { required: ({ bodyEn }) => Boolean(bodyEn) },
  },
  isLocked: ({ state }) => state === 'sent' || state === 'takenBack',
  Preview: lazy(async () => ({
    default: (await import('../../features/announcement/AnnouncementReach.tsx')).AnnouncementReach,
  })),
  Drawer: lazy(async () => ({
    default: (await import('../../features/announcement/AnnouncementDrawer.tsx')).AnnouncementDrawer,
  })),
});
