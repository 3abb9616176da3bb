import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import toast from 'react-hot-toast';
import { saveBlob } from '@/components/creations/save-creation';
import { useApi } from '@/components/session/use-api';
import { Button } from '@/components/ui/button';
import { buttonStyle } from '@/components/ui/button-style';
import { copyRichText } from '@/components/ui/clipboard';
import { CopyButton } from '@/components/ui/copy-button';
import { Menu } from '@/components/ui/menu';
import { fileName } from '@/lib/file-name';
import type { Article } from '../use-article';
import { richText } from '@/components/markdown/rich-text';

/** Ways out of the page: the clipboard, a file, paper. Files but Markdown are made from what is saved. */
export function TakeAway({ article, topic }: { article: Article; topic: string }) {
  const { download } = useApi();
  const { text, creation } = article;
  const save = async (format: 'html' | 'docx') => {
    try {
      const file = await download(`/api/user/creations/${creation?.id}/export?format=${format}`);
      saveBlob(file, fileName(topic, format));
    } catch (error) {
      toast.error(error instanceof Error ? error.message : 'The file couldn’t be made.');
    }
  };
  const saveMarkdown = () =>
    saveBlob(new Blob([text], { type: 'text/markdown' }), fileName(topic, 'md'));
  const files = [
    { label: 'Word (.docx)', onSelect: () => void save('docx') },
    { label: 'HTML', onSelect: () => void save('html') },
  ];
  return (
    <>
      <CopyButton content={() => copyRichText(richText(text))} />
      <CopyButton content={text} label="Copy Markdown" />
      <Menu
        label="Download"
        align="start"
        triggerClassName={buttonStyle({ size: 'sm' })}
        items={[...(creation ? files : []), { label: 'Markdown', onSelect: saveMarkdown }]}
      >
        <Download aria-hidden size={16} />
        Download
      </Menu>
      <Button size="sm" onClick={() => print()}>
        <Printer aria-hidden size={16} />
        Print
      </Button>
    </>
  );
}
