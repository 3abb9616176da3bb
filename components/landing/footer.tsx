import { Logo } from '@/components/ui/logo';
import { site } from '@/lib/site';

const linkStyle = 'inline-block py-1 hover:text-ink hover:underline underline-offset-4';

/** The author's blog, the small print and the copyright line. */
export function Footer() {
  return (
    <footer className="border-line border-t">
      <div className="page-width text-ink-soft flex flex-wrap items-center justify-between gap-x-10 gap-y-6 py-10 text-sm">
        <a
          href="/"
          aria-label={`${site.name}, home`}
          className="text-ink inline-flex rounded-md py-1"
        >
          <Logo size={24} />
        </a>
        <nav aria-label="Small print">
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            <li>
              <a href={site.blog.url} rel="noopener" className={linkStyle}>
                {site.blog.label}
              </a>
            </li>
            <li>
              <a href="/privacy" className={linkStyle}>
                Privacy
              </a>
            </li>
            <li>
              <a href="/terms" className={linkStyle}>
                Terms
              </a>
            </li>
          </ul>
        </nav>
        <p>
          © {site.copyrightYear} {site.name}
        </p>
      </div>
    </footer>
  );
}
