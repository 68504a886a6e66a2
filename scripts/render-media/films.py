#!/usr/bin/env python3
"""Makes the films in media/videos and their first frames: python3 films.py [hero contact craftsmanship] [--preview].

Each is one render whose lights are brightened and dimmed in turn while the frame moves slowly: a loop of eight
seconds that ends where it began. Resumable, like render.py.
"""
import argparse
import json
import os
import shutil
import subprocess
import sys

import denoise
import environments
import numpy as np
from develop import read_exr, tone
from render import ROOT, WORK, blender, write_picture
from scipy import ndimage

RATE, SECONDS, WIDTH, HEIGHT = 24, 8, 1920, 1080
#: Of the render against the film: the closest frame still has a pixel of its own for every pixel shown.
OVERSIZE = 1.16
#: Per pixel; a film may name more. What the network takes for noise is lost, and with few samples so is a fine grain.
SAMPLES = 16
#: Width and crf of the AV1 file. A film may name others: one that is full of edges and sparks needs far more bytes.
AV1 = (WIDTH, 40)
#: Two files per film, by ending: AV1, and H.264 for browsers without it. AV1 has ten bits per colour: dark gradients
#: show no bands.
ENCODINGS = {
    '-av1.mp4': (
        '-vf scale={}:-2:flags=lanczos -c:v libsvtav1 -preset 4 -crf {} -g 192 '
        '-pix_fmt yuv420p10le -movflags +faststart'
    ),
    '.mp4': (
        '-vf scale=1280:-2:flags=lanczos -c:v libx264 -preset slow -crf 27 -maxrate 3000k -bufsize 4500k '
        '-pix_fmt yuv420p -movflags +faststart'
    ),
}
FILMS = {
    'hero': {
        'exposure': -0.25,
        'contrast': 1.12,
        'zoom': 0.10,
        'x': (0.52, 0.60),
        'y': (0.50, 0.44),
        'phase': 0.0,
    },
    'contact': {
        'exposure': -0.35,
        'contrast': 1.1,
        'zoom': 0.09,
        'x': (0.44, 0.58),
        'y': (0.52, 0.48),
        'phase': 0.3,
        'av1': (1280, 55),
    },
    'craftsmanship': {
        'exposure': -0.55,
        'contrast': 1.1,
        'zoom': 0.10,
        'x': (0.42, 0.57),
        'y': (0.54, 0.46),
        'phase': 0.6,
        'samples': 48,
        'av1': (1280, 55),
    },
}


def clean(base, names):
    """The light of every group without its noise, names x height x width x 3.

    Each group is denoised alone, as the network has to see one light's shadows and reflections at a time.
    """
    tensors = denoise.load(WORK)
    return np.stack([denoise.denoise(read_exr('%s_%s.exr' % (base, n)), tensors) for n in names])


def smooth_ground(groups, classes):
    """Blurs a plain ground in every group: it has no detail, only what the network left of the noise."""
    ground = ((classes <= 1) & ~ndimage.binary_dilation(classes > 1, iterations=2)).astype(np.float32)
    norm = np.maximum(ndimage.gaussian_filter(ground, 6), 1e-3)
    for light in groups:
        for c in range(3):
            smooth = ndimage.gaussian_filter(light[..., c] * ground, 6) / norm
            light[..., c] = np.where(ground > 0, smooth, light[..., c])


def window(image, left, top, step):
    """The part of `image` a frame shows: pixel (i, j) is image[top + j * step, left + i * step], interpolated."""

    def axis(start, count, size):
        place = np.clip(start + (np.arange(count) + 0.5) * step - 0.5, 0, size - 1.001)
        whole = place.astype(int)
        return whole, (place - whole).astype(np.float32)

    rows, part = axis(top, HEIGHT, image.shape[0])
    lines = image[rows] * (1 - part)[:, None, None] + image[rows + 1] * part[:, None, None]
    columns, part = axis(left, WIDTH, image.shape[1])
    return lines[:, columns] * (1 - part)[None, :, None] + lines[:, columns + 1] * part[None, :, None]


def glow(light):
    """A lens's glow and cross round the brightest points."""
    bright = np.minimum(np.maximum(light - 2.2, 0), 14)[::2, ::2]
    soft = sum(ndimage.gaussian_filter(bright, (s, s, 0)) * k for s, k in ((3, 0.10), (10, 0.07)))
    for axis in (0, 1):
        soft = soft + ndimage.gaussian_filter1d(bright, 16, axis=axis, truncate=2.5) * 0.075
    return np.repeat(np.repeat(soft, 2, 0), 2, 1)[: light.shape[0], : light.shape[1]]


def brightness(names, t, phase):
    """Of every light group at time t, 0 to 1: strips pass one after the other, small lights twinkle."""
    strips = sum(name[0] == 's' for name in names)
    turns = (1, 2, 3, 2, 1, 3)
    for name in names:
        i = 0 if name == 'env' else int(name[1:])
        if name == 'env':
            yield 0.85 + 0.10 * np.cos(2 * np.pi * t)
        elif name[0] == 's':
            away = (t + phase - i / strips + 0.5) % 1 - 0.5
            yield 0.16 + 1.55 * np.exp(-((away / 0.13) ** 2))
        else:
            yield 0.25 + 2.4 * (0.5 + 0.5 * np.cos(2 * np.pi * (turns[i % 6] * t + i * 0.173 + 0.11))) ** 3


def frames(base, names, film, plain):
    """Every frame of the loop, as 8 bit pixels."""
    groups = clean(base, names)
    if plain:
        smooth_ground(groups, np.rint(read_exr(base + '_id.exr')[..., 0]).astype(int))
    height, width = groups.shape[1:3]
    flat = groups.reshape(len(groups), -1)
    steps = (30.0 * (np.arange(8192) / 8191.0) ** 2)[:, None]
    curve = tone(np.repeat(steps, 3, 1), 0, film['contrast'])[:, 0].astype(np.float32)
    dither = (np.random.RandomState(3).uniform(-0.5, 0.5, (HEIGHT, WIDTH)) / 255).astype(np.float32)
    for frame in range(RATE * SECONDS):
        t = frame / (RATE * SECONDS)
        light = np.array(list(brightness(names, t, film['phase'])), np.float32) @ flat
        light = light.reshape(height, width, 3) * 2.0 ** film['exposure']
        eased = 0.5 - 0.5 * np.cos(2 * np.pi * t)
        step = width / WIDTH / (1.03 * (1 + film['zoom'] * eased))
        x = film['x'][0] + (film['x'][1] - film['x'][0]) * eased
        y = film['y'][0] + (film['y'][1] - film['y'][0]) * eased
        left = np.clip(x * width - WIDTH * step / 2, 0, width - WIDTH * step)
        top = np.clip(y * height - HEIGHT * step / 2, 0, height - HEIGHT * step)
        shown = window(light + glow(light), left, top, step)
        index = np.minimum(np.sqrt(np.maximum(shown, 0) / 30.0) * 8191, 8191).astype(np.int32)
        yield (np.clip(curve[index] + dither[..., None], 0, 1) * 255 + 0.5).astype(np.uint8)


def pipe(*output):
    size = '%dx%d' % (WIDTH, HEIGHT)
    command = ['ffmpeg', '-v', 'error', '-y', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', size]
    return subprocess.Popen([*command, '-r', str(RATE), '-i', '-', *output], stdin=subprocess.PIPE)


def make(name, folder, media, preview):
    base = os.path.join(folder, name)
    if not os.path.exists(base + '.json'):
        width = 480 if preview else round(WIDTH * OVERSIZE)
        samples = 8 if preview else FILMS[name].get('samples', SAMPLES)
        light = os.path.join(WORK, 'light')
        environments.draw_missing(light)
        blender('film', name, str(width), str(samples), folder, light)
    with open(base + '.json', encoding='utf-8') as file:
        names = json.load(file)
    out = os.path.join(media, 'videos', name)
    os.makedirs(os.path.dirname(out), exist_ok=True)
    av1 = FILMS[name].get('av1', AV1)
    encodings = {base + ending: options.format(*av1).split() for ending, options in ENCODINGS.items()}
    film = pipe(*(part for path, options in encodings.items() for part in ('-an', *options, path)))
    first = None
    for frame in frames(base, names, FILMS[name], name != 'craftsmanship'):
        film.stdin.write(frame.tobytes())
        first = frame if first is None else first
    film.stdin.close()
    if film.wait():
        raise OSError('ffmpeg failed')
    for path in encodings:
        shutil.copyfile(path, os.path.join(media, 'videos', os.path.basename(path)))
        print(os.path.basename(path), os.path.getsize(path), 'bytes', flush=True)
    # The still comes last: where it is, the film is finished.
    pipe(base + '.png').communicate(first.tobytes())
    write_picture(base + '.png', out + '-poster.jpg', quality=70)


def main():
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument('names', nargs='*', help='%s; none: all' % ', '.join(FILMS))
    options.add_argument('--preview', action='store_true', help='coarse, beside the work files')
    options.add_argument('--media', default=os.path.join(ROOT, 'media'))
    given = options.parse_args()
    os.nice(19)
    folder = os.path.join(WORK, 'preview' if given.preview else 'full', 'videos')
    os.makedirs(folder, exist_ok=True)
    for name in given.names or FILMS:
        if not given.preview and os.path.exists(os.path.join(folder, name + '.png')):
            continue
        make(name, folder, folder if given.preview else given.media, given.preview)


if __name__ == '__main__':
    sys.exit(main())
