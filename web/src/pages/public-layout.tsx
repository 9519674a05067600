import type { ReactNode } from 'react';
import { Footer } from '../parts/footer.tsx';
import { Header } from '../parts/header.tsx';
import { PageContent } from '../parts/page-layout.tsx';

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
