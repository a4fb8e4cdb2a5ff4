import { style, styleVariants } from '@vanilla-extract/css';
import { groupColor, groupGround, group as hue } from '../../theme/group.css.ts';
import { groupHues } from '../../theme/groups.ts';
import { tag } from '../Tag/Tag.css.ts';

const ofGroup = style([
  tag,
  groupGround,
  {
    '::before': {
      content: '',
      padding: '4px',
      borderRadius: '50%',
      background: groupColor.mark,
      forcedColorAdjust: 'none',
    },
  },
]);

export const group = styleVariants(groupHues, (_angle, name) => [ofGroup, hue[name]]);
