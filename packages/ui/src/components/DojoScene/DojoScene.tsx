'use client';

import { type ReactNode, useId } from 'react';
import { media } from '../../theme/media.ts';
import { useMedia } from '../private/use-media.ts';
import { Crane } from './Crane.tsx';
import { Floor } from './Floor.tsx';
import { paint } from './paint.css.ts';
import { Seated } from './Seated.tsx';
import { Water } from './Water.tsx';

/**
 * A hall by the shipyard before the class begins: somebody sits on the mat, behind the window stand cranes over the water,
 * and the sun by day, the moon by night. It fills what it lies in, and is decoration: nothing of it is read out.
 */
export function DojoScene(): ReactNode {
  return useMedia(media.fromDesktop, true) ? <TallScene /> : <ShallowScene />;
}

/** What is drawn goes on beyond the frame: it is seen whole in any room, and fills it. */
const room = { width: '100%', height: '100%', preserveAspectRatio: 'xMidYMax meet' } as const;

function TallScene() {
  return (
    <svg {...room} viewBox="0 0 860 900" aria-hidden="true">
      <path fill={paint.wall} d="M-4000-4000h8860v4700h-8860z" />
      <svg x="80" y="150" width="4000" height="420" viewBox="80 150 4000 420" aria-hidden="true">
        <Sky top={150} bottom={492} />
        <circle cx="520" cy="372" r="132" fill={paint.sun} />
        <Water transform="translate(0 492)" />
        <Crane at="176 492" scale=".96" />
        <Crane at="262 492" scale=".6" />
        <Crane at="770 492" scale="-.7 .7" />
      </svg>
      <path
        fill="none"
        stroke={paint.crane}
        strokeWidth="2"
        strokeLinecap="round"
        d="M318 236q6-6 12 3q6-9 12-3M364 265q4-4 8 2q4-6 8-2"
      />
      <path
        fill={paint.wood}
        d="M72 142h4000v8H72zM72 142h8v440h-8zM72 570h4000v12H72zM338 150h3v420h-3zM598 150h3v420h-3zM858 150h3v420h-3zM-4000 640h8860v8h-8860z"
      />
      <Floor transform="translate(0 648)" />
      <ellipse cx="520" cy="804" rx="220" ry="13" fill={paint.ink} opacity=".15" />
      <Seated transform="translate(280 250) scale(2)" outline={3.2} />
    </svg>
  );
}

/** A band at the top of a phone: the window goes from edge to edge, and what stands over it has the sky for itself. */
function ShallowScene() {
  return (
    <svg {...room} viewBox="0 -44 390 314" aria-hidden="true">
      <Sky top={-60} bottom={106} />
      <circle cx="252" cy="100" r="56" fill={paint.sun} />
      <Water transform="translate(-24 106) scale(.46)" />
      <Water transform="translate(-430 106) scale(.46)" />
      <Water transform="translate(382 106) scale(.46)" />
      <Crane at="58 106" scale=".34" />
      <Crane at="96 106" scale=".26" />
      <Crane at="352 106" scale="-.34 .34" />
      <Crane at="-96 106" scale=".3" />
      <Crane at="520 106" scale="-.26 .26" />
      <path fill={paint.wall} d="M-2000 184h4390v31h-4390z" />
      <path
        fill={paint.wood}
        d="M-2000 184h4390v7h-4390zM-198-60h2v244h-2zM-26-60h2v244h-2zM146-60h2v244h-2zM318-60h2v244h-2zM490-60h2v244h-2zM-2000 210h4390v5h-4390z"
      />
      <Floor transform="translate(0 215) scale(.4535 .22)" />
      <ellipse cx="252" cy="247" rx="62" ry="5" fill={paint.ink} opacity=".15" />
      <Seated transform="translate(180 74) scale(.6)" outline={5} />
    </svg>
  );
}

/** Lighter towards the water. */
function Sky({ top, bottom }: { top: number; bottom: number }) {
  const id = useId();
  return (
    <>
      <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="0" x2="0" y1={top} y2={bottom}>
        <stop stopColor={paint.sky} />
        <stop offset="1" stopColor={paint.skyLow} />
      </linearGradient>
      <path fill={`url(#${id})`} d={`M-4000-4000H4860V${bottom}H-4000z`} />
    </>
  );
}
