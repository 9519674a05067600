import { boxSize } from '@app/machines/diagram';
import type { PhaseLayout } from '@app/machines/diagram';
import type { Phase } from '@app/machines/order';
import { chakra } from '@chakra-ui/react/styled-system';
import { Download, Maximize, Minus, Plus } from 'lucide-react';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { saveFile } from '../../api/download.ts';
import { Box } from '../../kit/elements/box.tsx';
import { Button } from '../../kit/elements/button.tsx';
import { Card } from '../../kit/elements/card.tsx';
import { IconButton } from '../../kit/elements/icon-button.tsx';
import { useKeys } from '../../kit/use-keys.ts';
import { readable } from './camera.ts';
import type { ChartModel } from './chart-model.ts';
import type { ChartSearch } from './chart-search.ts';
import { GraphPicture } from './graph-picture.tsx';
import { pictureFile } from './graph-style.ts';
import { useCamera } from './use-camera.ts';

type Props = {
  model: ChartModel;
  phase: Phase;
  layout: PhaseLayout;
  search: ChartSearch;
  /** The figures are one order's. */
  ofOne?: boolean;
  onSearch: (search: ChartSearch) => void;
};

const Frame = chakra('div', {
  base: {
    position: 'relative',
    overflow: 'hidden',
    borderRadius: 'box',
    cursor: 'grab',
    touchAction: 'none',
    backgroundImage: 'radial-gradient(var(--app-colors-line) 1px, transparent 1px)',
    backgroundSize: '16px 16px',
    _active: { cursor: 'grabbing' },
  },
});

/** The widest that a frame can be, in pixels. */
const contentWidth = 1170;

const Zoom = chakra('div', {
  base: {
    position: 'absolute',
    left: '3',
    bottom: '3',
    display: 'flex',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'box',
    bg: 'surface',
  },
});

/** The picture's height as it begins and room for the buttons, within what a window shows beside the head of the page. */
const heightOf = (layout: PhaseLayout): string =>
  `clamp(320px, ${Math.round(layout.height * (layout.width > contentWidth ? readable : 1)) + 96}px, 70vh)`;

/** A phase's picture with a camera over it, and the way to save it. */
export function PhaseDrawing({ model, phase, search, layout, ofOne = false, onSearch }: Props) {
  const t = useTranslations('chart.graph');
  const page = useTranslations('chart');
  const frame = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const chosen = layout.boxes.find(({ status }) => status === search.status);
  const camera = useCamera(layout, frame, chosen === undefined ? null : { ...chosen, ...boxSize });
  useKeys<'graph'>({ '+': camera.zoomIn, '-': camera.zoomOut, 0: camera.whole });
  const name = model.chart.phases.find(({ id }) => id === phase)?.name ?? '';
  return (
    <Card position="relative">
      <Frame
        ref={frame}
        role="group"
        tabIndex={0}
        aria-label={t('frame', { name })}
        style={{ height: heightOf(layout) }}
        {...camera.handlers}
      >
        {camera.viewBox !== null && (
          <GraphPicture
            {...{ model, phase, layout, search, svg, ofOne, onSearch }}
            viewBox={camera.viewBox}
            onFocus={camera.show}
          />
        )}
      </Frame>
      <Zoom role="group" aria-label={t('zoom')}>
        <IconButton icon={Plus} label={t('zoomIn')} onClick={camera.zoomIn} />
        <IconButton icon={Minus} label={t('zoomOut')} onClick={camera.zoomOut} />
        <IconButton icon={Maximize} label={t('whole')} onClick={camera.whole} />
      </Zoom>
      <Box position="absolute" right="3" bottom="3">
        <Button
          size="panel"
          kind="second"
          icon={Download}
          onClick={() => {
            if (svg.current !== null) saveFile(pictureFile(svg.current, layout), `wykres-${phase}.svg`);
          }}
        >
          {page('download')}
        </Button>
      </Box>
    </Card>
  );
}
