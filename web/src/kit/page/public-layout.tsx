import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { PageContent } from './page-layout.tsx';

/** Whether another layout's header stands around the page already. */
export const InsideLayout = createContext(false);

/** Header, content and footer of the pages that anybody sees; inside another layout the content alone. */
export function PublicLayout({ aside, children }: { aside?: ReactNode; children: ReactNode }) {
  if (use(InsideLayout)) return children;
  return (
    <>
      <Header aside={aside ?? null} />
      <PageContent>{children}</PageContent>
      <Footer />
    </>
  );
}
