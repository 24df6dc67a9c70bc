import { existsSync } from 'node:fs';
import { adminFile } from '@/editor/admin-files';

test.each(['index.html', 'editor.js', 'local.js', 'widgets.js'])(
  'the editor’s own %s is there',
  (name) => {
    expect(existsSync(adminFile(name) ?? '')).toBe(true);
  },
);
