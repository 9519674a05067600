import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent, RefObject } from 'react';
import { firstCamera, panned, showing, viewBoxOf, wholeCamera, zoomed } from './camera.ts';
import type { Camera, Size } from './camera.ts';

/** One press of a button or a key, and one notch of a wheel. */
const zoomStep = 1.25;
const panStep = 60;
/** Pixels that a finger may tremble before it drags. */
const trembling = 4;

const arrows: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: panStep, y: 0 },
  ArrowRight: { x: -panStep, y: 0 },
  ArrowUp: { x: 0, y: panStep },
  ArrowDown: { x: 0, y: -panStep },
};

/** The size of an element's inside, in pixels, as it changes; null until it is drawn. */
function useSize(ref: RefObject<Element | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useEffect(() => {
    if (ref.current === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry === undefined) return;
      const { width, height } = entry.contentRect;
      setSize({ width, height });
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}

/** A part of the picture, in its units. */
type Part = { readonly x: number; readonly y: number } & Size;

type Pointers = Map<number, { readonly x: number; readonly y: number }>;

/** The middle of the fingers, and how far the first two are apart (1: there is one). */
function gripOf(pointers: Pointers) {
  const [one = { x: 0, y: 0 }, other = one] = pointers.values();
  const apart = pointers.size < 2 ? 1 : Math.hypot(one.x - other.x, one.y - other.y);
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2, apart };
}

/**
 * Moves a picture within a frame: one pointer drags, two fingers and the wheel zoom, arrows move it while the frame or
 * something in it has the focus. It begins where `first` is seen. The frame's own scrolling is never used, so that the page is as wide as it was.
 */
export function useCamera(picture: Size, ref: RefObject<HTMLDivElement | null>, first: Part | null) {
  const frame = useSize(ref);
  const [moved, setMoved] = useState<Camera | null>(null);
  const pointers = useRef<Pointers>(new Map());
  const dragged = useRef(0);
  const begun = (size: Size): Camera => {
    const camera = firstCamera(picture, size);
    return first === null ? camera : showing(camera, first, picture, size);
  };
  const camera = frame === null ? null : (moved ?? begun(frame));
  const change = (to: (camera: Camera, frame: Size) => Camera) => {
    if (frame !== null) setMoved((before) => to(before ?? begun(frame), frame));
  };
  const zoom = (factor: number, at?: { x: number; y: number }) =>
    change((from, size) =>
      zoomed(from, factor, at ?? { x: size.width / 2, y: size.height / 2 }, picture, size),
    );
  const turnWheel = useEffectEvent((event: WheelEvent) => {
    if (frame === null || camera === null) return;
    const { left, top } = (event.currentTarget as Element).getBoundingClientRect();
    const at = { x: event.clientX - left, y: event.clientY - top };
    const to = zoomed(camera, zoomStep ** (-Math.sign(event.deltaY) / 2), at, picture, frame);
    // At its ends the wheel scrolls the page on.
    if (to.scale === camera.scale) return;
    event.preventDefault();
    setMoved(to);
  });
  useEffect(() => {
    const element = ref.current;
    const listener = (event: WheelEvent) => turnWheel(event);
    // React listens to wheels passively, and then the page would scroll as well.
    element?.addEventListener('wheel', listener, { passive: false });
    return () => element?.removeEventListener('wheel', listener);
  }, [ref]);

  function begin(event: PointerEvent) {
    if (event.button !== 0) return;
    if (pointers.current.size === 0) dragged.current = 0;
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }
  function drag(event: PointerEvent<HTMLElement>) {
    if (!pointers.current.has(event.pointerId)) return;
    const before = gripOf(pointers.current);
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const after = gripOf(pointers.current);
    const by = { x: after.x - before.x, y: after.y - before.y };
    dragged.current += Math.hypot(by.x, by.y);
    if (dragged.current < trembling && pointers.current.size < 2) return;
    // Captured only now: a mere press still reaches the link under it.
    event.currentTarget.setPointerCapture(event.pointerId);
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const at = { x: after.x - left, y: after.y - top };
    change((from, size) =>
      zoomed(panned(from, by, picture, size), after.apart / before.apart, at, picture, size),
    );
  }
  function end(event: PointerEvent) {
    pointers.current.delete(event.pointerId);
  }
  return {
    viewBox: frame === null || camera === null ? null : viewBoxOf(camera, frame),
    zoomIn: () => zoom(zoomStep),
    zoomOut: () => zoom(1 / zoomStep),
    whole: () => change((_, size) => wholeCamera(picture, size)),
    show: (part: Part) => change((from, size) => showing(from, part, picture, size)),
    handlers: {
      onPointerDown: begin,
      onPointerMove: drag,
      onPointerUp: end,
      onPointerCancel: end,
      /** What was dragged is not pressed. */
      onClickCapture: (event: { preventDefault: () => void; stopPropagation: () => void }) => {
        if (dragged.current < trembling) return;
        dragged.current = 0;
        event.preventDefault();
        event.stopPropagation();
      },
      onKeyDown: (event: KeyboardEvent) => {
        dragged.current = 0;
        const by = arrows[event.key];
        if (by === undefined) return;
        event.preventDefault();
        change((from, size) => panned(from, by, picture, size));
      },
    },
  };
}
