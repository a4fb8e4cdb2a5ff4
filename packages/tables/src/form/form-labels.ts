import type { FormLabels } from '@tatami/ui/RecordForm';
import type { Translate } from '@tatami/web-runtime/translator';
import { pickerLabels } from '../picker/picker-labels.ts';

/** The texts of every form. @param changer the name of who has changed the row while it was open, where that is known */
export const formLabels = (t: Translate, changer?: string): FormLabels => ({
  choose: t('form.choose'),
  none: t('form.none'),
  removeChoice: (name) => t('form.removeOne', { name }),
  day: t('form.day'),
  time: t('form.time'),
  picker: pickerLabels(t),
  oneALine: t('form.oneALine'),
  conflict: {
    title: t('form.conflict.title'),
    text: t('form.conflict.choose'),
    mine: t('form.conflict.mine'),
    theirs: t('form.conflict.theirs'),
    allMine: t('form.conflict.allMine'),
    allTheirs: t('form.conflict.allTheirs'),
    merged: t('form.conflict.text'),
    takeTheirs: t('form.conflict.takeTheirs'),
    savedHere: (value) => t('form.conflict.value', { value }),
    changedHere: t('form.conflict.field'),
    met: (names) => {
      const fields = names.join(', ');
      return changer ? t('form.met.by', { fields, name: changer }) : t('form.met', { fields });
    },
  },
});
