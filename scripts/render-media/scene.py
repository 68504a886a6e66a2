"""Runs inside Blender: builds and renders one picture, or writes what pictures there are.

blender -b -P scene.py -- list <file>
blender -b -P scene.py -- film <name> <width> <samples> <folder> <panoramas>
blender -b -P scene.py -- <picture> <width> <samples, 0 for its own> <folder> <panoramas>
"""
import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from jewel import studio
from pictures import PICTURES, films
from pictures import all as _all  # noqa: F401  fills PICTURES


def write_list(path):
    facts = {
        name: {key: value for key, value in vars(picture).items() if key != 'build'}
        for name, picture in PICTURES.items()
    }
    with open(path, 'w', encoding='utf-8') as file:
        json.dump(facts, file)


def render(name, width, samples, folder, panoramas):
    picture = PICTURES[name]
    studio.environments = panoramas
    studio.reset()
    studio.setup(width, round(picture.height * width / picture.width), samples or picture.samples, picture.noise)
    picture.build()
    base = os.path.join(folder, name)
    os.makedirs(os.path.dirname(base), exist_ok=True)
    studio.render(base, picture.ground == 'sheet')


def render_film(name, width, samples, folder, panoramas):
    """One file of linear light per group of lights; <name>.json, which names them, is written last."""
    studio.environments = panoramas
    studio.reset()
    studio.setup(width, round(width * 9 / 16), samples)
    groups = films.build(name)
    base = os.path.join(folder, name)
    studio.write_passes(base, {'IndexMA': 'id', **{'Combined_' + group: group for group in groups}})
    with open(base + '.json', 'w', encoding='utf-8') as file:
        json.dump(groups, file)


if __name__ == '__main__':
    given = sys.argv[sys.argv.index('--') + 1 :]
    if given[0] == 'list':
        write_list(given[1])
    elif given[0] == 'film':
        render_film(given[1], int(given[2]), int(given[3]), *given[4:])
    else:
        render(given[0], int(given[1]), int(given[2]), *given[3:])
