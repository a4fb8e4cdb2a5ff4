'use client';

import { Button } from '@tatami/ui';
import { useState } from 'react';

export function Coming() {
  const [isComing, setComing] = useState(false);
  return (
    <Button variant="primary" aria-pressed={isComing} onClick={() => setComing(!isComing)}>
      {isComing ? 'You will come' : 'I’ll come'}
    </Button>
  );
}
