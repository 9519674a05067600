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

/** Dresses everything below in a theme; where it is worn already, nothing is added. */
export function ThemeProvider({ theme, children }: { theme: Theme; children: ReactNode }) {
  const worn = use(ThemeContext);
  const system = useMemo(() => systemOf(theme), [theme]);
  if (worn === theme) return children;
  return (
    <ThemeContext value={theme}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </ThemeContext>
  );
}
