/** A width and a height, in the picture's units or in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** What of a picture a frame shows: the picture's point at the frame's left upper corner, and pixels a unit. */
export interface Camera extends Point {
  readonly scale: number;
}

/** A picture smaller than this cannot be read; it begins no smaller, and is looked at in parts. */
export const readable = 0.75;
const largest = 3;
/** Room around a picture that is shown whole, in pixels. */
const margin = 8;

/** The scale at which the whole picture is in the frame, never above its own size. */
const wholeScale = (picture: Size, frame: Size): number =>
  Math.min(1, (frame.width - margin * 2) / picture.width, (frame.height - margin * 2) / picture.height);

/** Centres what is smaller than the frame; what is larger keeps to the frame's edges. */
function along(at: number, length: number, shown: number): number {
  const room = margin / 2;
  if (length + room * 2 <= shown) return (length - shown) / 2;
  return Math.min(Math.max(at, -room), length - shown + room);
}

const kept = ({ x, y, scale }: Camera, picture: Size, frame: Size): Camera => ({
  x: along(x, picture.width, frame.width / scale),
  y: along(y, picture.height, frame.height / scale),
  scale,
});

/** All of the picture. */
export const wholeCamera = (picture: Size, frame: Size): Camera =>
  kept({ x: 0, y: 0, scale: wholeScale(picture, frame) }, picture, frame);

/** Where a picture begins: whole where it can be read so, else its left upper part. */
export const firstCamera = (picture: Size, frame: Size): Camera =>
  kept({ x: -margin, y: -margin, scale: Math.max(readable, wholeScale(picture, frame)) }, picture, frame);

/** Nearer by a factor (below 1: farther), so that what is at this place of the frame (pixels) stays there. */
export function zoomed(camera: Camera, factor: number, at: Point, picture: Size, frame: Size): Camera {
  const least = Math.min(readable, wholeScale(picture, frame));
  const scale = Math.min(largest, Math.max(least, camera.scale * factor));
  const held = (corner: number, offset: number) => corner + offset / camera.scale - offset / scale;
  return kept({ x: held(camera.x, at.x), y: held(camera.y, at.y), scale }, picture, frame);
}

/** The picture moved by so many pixels under the frame: to the right by a positive x. */
export const panned = (camera: Camera, by: Point, picture: Size, frame: Size): Camera =>
  kept({ ...camera, x: camera.x - by.x / camera.scale, y: camera.y - by.y / camera.scale }, picture, frame);

/** Moved just as far as it takes to show this part of the picture. */
export function showing(camera: Camera, part: Point & Size, picture: Size, frame: Size): Camera {
  const reach = (at: number, from: number, length: number, shown: number) =>
    Math.max(Math.min(at, from), from + length - shown);
  return kept(
    {
      ...camera,
      x: reach(camera.x, part.x, part.width, frame.width / camera.scale),
      y: reach(camera.y, part.y, part.height, frame.height / camera.scale),
    },
    picture,
    frame,
  );
}

/** The camera as an SVG's viewBox. */
export const viewBoxOf = ({ x, y, scale }: Camera, frame: Size): string =>
  [x, y, frame.width / scale, frame.height / scale].map((value) => Math.round(value * 100) / 100).join(' ');
