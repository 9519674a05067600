import { chakra } from '@chakra-ui/react/styled-system';

/** The picture's own dress: `pictureFile` writes it into the file that is downloaded. */
export const Picture = chakra('svg', {
  base: {
    display: 'block',
    width: 'full',
    height: 'full',
    fontFamily: 'body',
    fontSize: '13px',
    userSelect: 'none',
    '& text': { fill: 'ink' },
    '& [data-quiet]': { fill: 'ink.muted', fontSize: '12px' },
    '& [data-box] rect': { fill: 'surface', stroke: 'line.control' },
    '& [data-box] text': { fontWeight: 'medium' },
    '& [data-box] text[data-quiet]': { fontWeight: 'regular' },
    '& [data-box][data-transient] rect': { strokeDasharray: '4 3' },
    '& [data-box][data-target] rect': { stroke: 'primary', strokeWidth: '1.5px' },
    '& [data-box][data-chosen] rect': { fill: 'primary.tint', stroke: 'primary', strokeWidth: '2px' },
    '& [data-box]:hover rect, & a[data-port]:hover rect': { fill: 'surface.hover' },
    '& [data-port] rect': { fill: 'surface.subtle', stroke: 'line' },
    '& a': { textDecoration: 'none' },
    '& a:focus-visible': { outline: 'none' },
    '& a:focus-visible rect': { stroke: 'primary', strokeWidth: '3px' },
    '& [data-line] path': { fill: 'none', stroke: '#A6B1B6', strokeWidth: '1px' },
    '& [data-line]:hover path': { stroke: 'ink', strokeWidth: '2px' },
    '& [data-line][data-end] path': { strokeDasharray: '5 4' },
    '& [data-line][data-from-chosen] path': { stroke: 'primary', strokeWidth: '2px' },
    '& [data-line][data-to-chosen] path': { stroke: 'ink.muted', strokeWidth: '1.5px' },
    '& [data-line][data-gone] path': { stroke: 'ink', strokeWidth: '2px' },
    '& [data-line][data-walked=all] path': { stroke: 'done', strokeWidth: '2px' },
    '& [data-line][data-walked=some] path': { stroke: 'refused', strokeWidth: '2px' },
    '& [data-box][data-seen=true] rect': { stroke: 'done', strokeWidth: '1.5px' },
    '& [data-box][data-seen=false] rect': { stroke: 'refused', strokeWidth: '1.5px' },
    '& [data-line] path[data-reach]': { stroke: 'transparent', strokeWidth: '10px' },
    '& [data-taken]': {
      fill: 'ink.muted',
      fontSize: '11px',
      fontWeight: 'medium',
      paintOrder: 'stroke',
      stroke: 'surface',
      strokeWidth: '4px',
    },
    '& marker path': { fill: 'context-stroke', stroke: 'none' },
    '& [data-mark=orders]': { fill: 'idle.dot' },
    '& [data-mark=admin]': { fill: 'waiting.dot' },
    '& [data-mark=empty]': { fill: 'surface', stroke: 'idle.dot', strokeWidth: '1.5px' },
  },
});

/** What a file without our style sheets needs of it. */
const written = [
  ...['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'paint-order'],
  ...['font-family', 'font-size', 'font-weight', 'text-anchor'],
] as const;

/** The whole picture as a file that looks the same everywhere: its style is written at each shape, its links are gone. */
export function pictureFile(svg: SVGSVGElement, { width, height }: { width: number; height: number }): Blob {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const drawn = [svg, ...svg.querySelectorAll<SVGElement>('*')];
  for (const [at, element] of [copy, ...copy.querySelectorAll<SVGElement>('*')].entries()) {
    const style = getComputedStyle(drawn[at] ?? svg);
    for (const name of written) element.setAttribute(name, style.getPropertyValue(name));
    for (const name of ['class', 'style', 'href', 'tabindex', 'role', 'draggable'])
      element.removeAttribute(name);
  }
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('viewBox', `0 0 ${width} ${height}`);
  copy.setAttribute('width', `${width}`);
  copy.setAttribute('height', `${height}`);
  return new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' });
}
