import { Button, DescriptionList, Drawer } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useState } from 'react';
import { customers } from '../../data/customers.ts';

const [customer] = customers(1);

/** The details of one thing at the side, what it came from still in sight. */
export function AtTheSide() {
  const { t, format } = useI18n();
  const [isOpen, setOpen] = useState(false);
  if (!customer) return null;
  const name = `${customer.firstName} ${customer.lastName}`;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('uikit.overlay.show', { name })}</Button>
      <Drawer
        open={isOpen}
        onOpenChange={setOpen}
        title={name}
        description={customer.company}
        actions={<Button onClick={() => setOpen(false)}>{t('uikit.overlay.done')}</Button>}
      >
        <DescriptionList
          items={[
            { term: t('uikit.overlay.number'), value: customer.id },
            { term: t('uikit.overlay.bought'), value: format.number(customer.balance) },
          ]}
        />
      </Drawer>
    </>
  );
}
