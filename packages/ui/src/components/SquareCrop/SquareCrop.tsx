'use client';

import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { Slider } from '../Slider/Slider.tsx';
import * as styles from './SquareCrop.css.ts';

export interface SquareCropLabels {
  /** The name of the cut, and how it is moved by keyboard. */
  frame: string;
  /** The name of the slider. */
  zoom: string;
}

export interface SquareCropProps {
  /** The picture as it was chosen, the right way up. */
  picture: ImageBitmap;
  /** The words, in the current language. */
  labels: SquareCropLabels;
  /** A ref to the canvas on which the cut is drawn, as it is to be kept. */
  ref?: Ref<HTMLCanvasElement> | undefined;
}

/** The side of the cut that is kept, in pixels. */
const SIDE = 512;
const CLOSEST = 4;

/** A square cut out of a picture: dragged or moved by the arrow keys, and brought closer. */
export function SquareCrop({ picture, labels, ref }: SquareCropProps): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  useImperativeHandle(ref, () => canvas.current as HTMLCanvasElement);
  const [zoom, setZoom] = useState(1);
  const [wished, setWished] = useState({ x: picture.width / 2, y: picture.height / 2 });

  // What is wished may lie outside after the picture went further away.
  const side = Math.min(picture.width, picture.height) / zoom;
  const within = (place: number, length: number) => Math.min(Math.max(place, side / 2), length - side / 2);
  const [x, y] = [within(wished.x, picture.width), within(wished.y, picture.height)];

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    // Behind what can be seen through.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, SIDE, SIDE);
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, x - side / 2, y - side / 2, side, side, 0, 0, SIDE, SIDE);
  }, [picture, x, y, side]);

  /** Moves the cut, by parts of its side. */
  const move = (right: number, down: number) => setWished({ x: x + right * side, y: y + down * side });

  const handleMove = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { width } = event.currentTarget.getBoundingClientRect();
    move(-event.movementX / width, -event.movementY / width);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    move(...step);
  };

  return (
    <div className={styles.crop}>
      <canvas
        ref={canvas}
        className={styles.frame}
        width={SIDE}
        height={SIDE}
        role="img"
        aria-label={labels.frame}
        tabIndex={0}
        onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
        onPointerMove={handleMove}
        onKeyDown={handleKeyDown}
      />
      <div className={styles.zoom}>
        <Slider
          label={labels.zoom}
          min={1}
          max={CLOSEST}
          step={0.1}
          value={zoom}
          onValueChange={setZoom}
          formatValue={(times) => `${Math.round(times * 100)}%`}
        />
      </div>
    </div>
  );
}

const steps: Partial<Record<string, [right: number, down: number]>> = {
  ArrowLeft: [-0.04, 0],
  ArrowRight: [0.04, 0],
  ArrowUp: [0, -0.04],
  ArrowDown: [0, 0.04],
};
