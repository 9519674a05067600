import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { PageContent } from './page-layout.tsx';

/** Header, content and footer of the pages that anybody sees. */
export function PublicLayout({ aside, children }: { aside?: ReactNode; children: ReactNode }) {
  return (
    <>
      <Header aside={aside ?? null} />
      <PageContent>{children}</PageContent>
      <Footer />
    </>
  );
}
