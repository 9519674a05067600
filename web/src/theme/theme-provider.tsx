import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { createContext, use, useMemo } from 'react';
import type { ReactNode } from 'react';
import { siemens } from './siemens.ts';
import { systemOf } from './system.ts';
import type { Theme } from './theme.ts';

const ThemeContext = createContext<Theme | null>(null);

/** The theme's flags, measures and brand, for the parts that differ by them. */
export function useTheme(): Theme {
  return use(ThemeContext) ?? siemens;
}

type Props = { theme: Theme; children: ReactNode };

/** Dresses everything below in a theme; where its colours are worn already, only the brand changes. */
export function ThemeProvider({ theme, children }: Props) {
  const worn = use(ThemeContext);
  return (
    <ThemeContext value={theme}>
      {worn?.name === theme.name ? children : <Colours theme={theme}>{children}</Colours>}
    </ThemeContext>
  );
}

function Colours({ theme, children }: Props) {
  const system = useMemo(() => systemOf(theme), [theme]);
  return <ChakraProvider value={system}>{children}</ChakraProvider>;
}
