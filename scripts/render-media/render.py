#!/usr/bin/env python3
"""Renders the sample pictures into the media folder; see README.md.

python3 render.py [picture or beginning of names ...] [--preview] [--again] [--list] [--media folder]
"""
import argparse
import json
import os
import subprocess
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
WORK = os.path.join(ROOT, '.build', 'render-media')
#: Pictures cut from another: its name, and how.
CUTS = {
    'social/og-default': (
        'collections/bridal',
        '-gravity center -crop 1600x840+0+0 +repage -resize 1200x630',
    ),
}

sys.path.insert(0, HERE)
import denoise
import develop
import environments


def run(command):
    """What the command prints goes to a log beside the work files."""
    with open(os.path.join(WORK, 'render.log'), 'a', encoding='utf-8') as log:
        subprocess.run(command, check=True, stdout=log, stderr=subprocess.STDOUT)


def write_picture(png, out, *changes, quality=88):
    """Progressive JPEG, or WebP, by the ending of `out`.

    Halved colour costs nothing here: what visitors get is smaller, and WebP halves it too.
    """
    os.makedirs(os.path.dirname(out), exist_ok=True)
    part = out + '.part' + os.path.splitext(out)[1]
    jpeg = ['-sampling-factor', '4:2:0', '-interlace', 'JPEG']
    # Left to itself, WebP takes from plain ground what it gives to edges, and gradients show blocks.
    webp = ['-define', 'webp:method=6', '-define', 'webp:sns-strength=0']
    options = jpeg if out.endswith('.jpg') else webp
    run(['convert', png, *changes, '-strip', *options, '-quality', str(quality), part])
    os.replace(part, out)


def blender(*arguments):
    run(['blender', '-b', '--python-exit-code', '1', '-P', os.path.join(HERE, 'scene.py'), '--', *arguments])


def all_pictures():
    """Size and development of every picture, by name."""
    path = os.path.join(WORK, 'pictures.json')
    blender('list', path)
    with open(path, encoding='utf-8') as file:
        return json.load(file)


def make(name, picture, width, samples, folder, out):
    """Renders what is not rendered yet, then develops it into the picture `out`."""
    base = os.path.join(folder, name)
    tensors = denoise.load(WORK) if picture['denoised'] else None  # before the render: the file may be missing
    if not os.path.exists(base + '_rgb.exr'):
        blender(name, str(width), str(samples), folder, os.path.join(WORK, 'light'))
    options = {key: picture[key] for key in ('exposure', 'contrast', 'ground', 'vignette')}
    develop.develop_file(base, base + '.png', tensors, **options)
    # A render is larger than its picture where that was made smaller since.
    size = '%dx%d>' % (picture['width'], picture['height'])
    write_picture(base + '.png', out, '-resize', size, quality=picture['quality'])
    for cut, (source, changes) in CUTS.items():
        if source == name:
            write_picture(base + '.png', out.replace(name, cut), *changes.split())


def main():
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument('names', nargs='*', help='pictures, or how their names begin; none: all')
    options.add_argument('--preview', action='store_true', help='small and quick, beside the work files')
    options.add_argument('--again', action='store_true', help='render also what is finished')
    options.add_argument('--develop', action='store_true', help='only develop finished renders again')
    options.add_argument('--list', action='store_true', help='print the names')
    options.add_argument('--media', default=os.path.join(ROOT, 'media'), help='where the pictures go')
    given = options.parse_args()
    os.nice(19)  # a machine that renders stays usable
    os.makedirs(WORK, exist_ok=True)
    pictures = all_pictures()
    asked = given.names or ['']
    chosen = [[start] if start in pictures else [n for n in pictures if n.startswith(start)] for start in asked]
    names = list(dict.fromkeys(sum(chosen, [])))  # in the order they were asked for, each once
    if given.list or not names:
        print('\n'.join(names) or 'no picture of that name')
        return 0 if names else 1
    environments.draw_missing(os.path.join(WORK, 'light'))
    failed = []
    for name in names:
        folder = os.path.join(WORK, 'preview' if given.preview else 'full')
        base, finished = os.path.join(folder, name), os.path.join(folder, name + '.png')
        out = os.path.join(folder if given.preview else given.media, name + '.' + pictures[name]['encoding'])
        if given.again or given.preview:
            for ending in ('_plate.exr', '_rgb.exr', '_id.exr', '.png'):
                if os.path.exists(base + ending):
                    os.remove(base + ending)
        elif given.develop and not os.path.exists(base + '_rgb.exr'):
            continue
        elif not given.develop and os.path.exists(finished):
            continue
        start = time.time()
        try:
            width = 400 if given.preview else pictures[name]['width']
            make(name, pictures[name], width, 64 if given.preview else 0, folder, out)
            print(name, '%.0f s' % (time.time() - start), out, flush=True)
        except (subprocess.CalledProcessError, OSError) as error:
            failed.append(name)
            print(name, 'failed:', error, flush=True)
    return 1 if failed else 0


if __name__ == '__main__':
    sys.exit(main())
