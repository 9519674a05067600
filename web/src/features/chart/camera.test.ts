import { expect, test } from 'vitest';
import { firstCamera, panned, showing, viewBoxOf, wholeCamera, zoomed } from './camera.ts';

const frame = { width: 800, height: 400 };
const small = { width: 400, height: 200 };
const wide = { width: 1600, height: 300 };

test('a small picture stands in the middle at its own size', () => {
  expect(firstCamera(small, frame)).toEqual({ x: -200, y: -100, scale: 1 });
  expect(viewBoxOf(firstCamera(small, frame), frame)).toBe('-200 -100 800 400');
});

test('a wide picture begins at its left in a size that can be read, and is shown whole on demand', () => {
  expect(firstCamera(wide, frame)).toMatchObject({ x: -4, scale: 0.75 });
  const whole = wholeCamera(wide, frame);
  expect(whole.scale).toBe(0.49);
  expect(frame.width / whole.scale).toBeGreaterThan(wide.width);
});

test('what is under the pointer stays there while it comes nearer', () => {
  const from = panned(firstCamera(wide, frame), { x: -200, y: 0 }, wide, frame);
  const at = { x: 500, y: 200 };
  const to = zoomed(from, 2, at, wide, frame);
  expect(to.scale).toBe(1.5);
  expect(to.x + at.x / to.scale).toBeCloseTo(from.x + at.x / from.scale);
});

test('it comes no nearer than three times its size, and goes no farther than whole', () => {
  const first = firstCamera(wide, frame);
  expect(zoomed(first, 100, { x: 0, y: 0 }, wide, frame).scale).toBe(3);
  expect(zoomed(first, 0.001, { x: 0, y: 0 }, wide, frame)).toEqual(wholeCamera(wide, frame));
});

test('dragging ends at the edges of the picture', () => {
  const first = firstCamera(wide, frame);
  expect(panned(first, { x: 5000, y: 0 }, wide, frame)).toEqual(first);
  const end = panned(first, { x: -5000, y: 0 }, wide, frame);
  expect(end.x + frame.width / end.scale).toBeCloseTo(wide.width + 4);
});

test('a part outside of the frame is brought to its nearer edge, one inside moves nothing', () => {
  const first = firstCamera(wide, frame);
  const far = showing(first, { x: 1200, y: 100, width: 152, height: 68 }, wide, frame);
  expect(far.x + frame.width / far.scale).toBeCloseTo(1352);
  expect(showing(far, { x: 1000, y: 100, width: 152, height: 68 }, wide, frame)).toEqual(far);
});
