import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { newQueryClient } from '../api/query-client.ts';
import { newRouter } from './router.tsx';
import { SharedTexts } from '../texts/texts.tsx';
import 'virtual:first-paint.css';
import 'virtual:fonts.css';
import { ThemeProvider } from '../theme/theme-provider.tsx';
import { themeOfVisit } from '../theme/themes.ts';

const queryClient = newQueryClient();
const router = newRouter(queryClient);
const place = document.getElementById('app');
if (place === null) throw new Error('The page has no place for the application');

createRoot(place).render(
  <StrictMode>
    <SharedTexts>
      <ThemeProvider theme={themeOfVisit()}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </ThemeProvider>
    </SharedTexts>
  </StrictMode>,
);
