"""Bands whose surface is the piece: hammered, brushed, two-tone, set all round."""
import random
from math import cos, pi, sin

from jewel.bands import band, on_ring, profile, sweep
from jewel.cuts import stone
from jewel.materials import GOLD, WHITE, gem, metal
from jewel.mesh import add, at, bead, mk, tube


def hammered(half=0.29, inner=1.0, outer=1.165, blow=0.235, depth=0.013):
    """Blow beside blow: shallow hollows that meet in ridges, as a planishing hammer leaves them.

    blow: distance of the blows; depth: of a hollow below the ridges round it, at the most.
    """
    dice = random.Random(12)
    length, rows, columns, across = 2 * pi * outer, 3, 1500, 72
    around = int(length / blow)
    nearby = [[] for _ in range(columns)]
    for row in range(-1, rows + 1):
        for i in range(around):
            s = (i + (row % 2) / 2 + dice.uniform(-0.28, 0.28)) / around * length
            y = ((row + 0.5) / rows * 2 - 1) * half + dice.uniform(-0.035, 0.035)
            reach = int(2 * blow / length * columns)
            middle = int(s / length * columns)
            low = dice.uniform(0, 0.10)
            for column in range(middle - reach, middle + reach + 1):
                nearby[column % columns].append((s, y, low))

    def hollow(column, y):
        """Depth of the surface below the ridges' height: each hollow is a bowl, the lowest bowl wins."""
        s = column / columns * length
        first, second = sorted(
            (((s - bs + length / 2) % length - length / 2) ** 2 + (y - by) ** 2) / blow**2 - low
            for bs, by, low in nearby[column]
        )[:2]
        soft = max(0.0, 1 - (second - first) / 0.12)
        return depth * min(0.0, first - 0.02 * soft * soft - 0.33) / 0.33

    face = [half * (1 - 2 * j / across) for j in range(across + 1)]
    section = [(-half, outer - 0.05), (-half, inner + 0.04), (-half + 0.012, inner + 0.012)]
    section += [(-half + 0.04, inner), (half - 0.04, inner), (half - 0.012, inner + 0.012)]
    section += [(half, inner + 0.04), (half, outer - 0.05)]
    vertices, faces = [], []
    for column in range(columns):
        angle = 2 * pi * column / columns
        points = list(section)
        for y in face:
            edge = max(0.0, abs(y) - (half - 0.045)) / 0.045
            points.append((y * 0.985, outer + hollow(column, y) - 0.035 * edge**2.2))
        vertices += [(r * sin(angle), y, r * cos(angle)) for y, r in points]
    count = len(section) + len(face)
    for column in range(columns):
        after = (column + 1) % columns
        for j in range(count):
            k = (j + 1) % count
            faces.append([column * count + j, after * count + j, after * count + k, column * count + k])
    add(mk(vertices, faces, angle=50), metal(GOLD, 0.10), name='band')


#: A brushed surface scatters and looks darker than the same metal polished.
BRUSHED = tuple(1.1 * c for c in WHITE)


def _flat(half, inner, outer, bevel=0.03):
    """Section of a flat band with broken edges."""
    return [
        (-half, inner + bevel),
        (-half + bevel, inner),
        (half - bevel, inner),
        (half, inner + bevel),
        (half, outer - bevel),
        (half - bevel, outer),
        (-half + bevel, outer),
        (-half, outer - bevel),
    ]


def brushed_band():
    """Flat platinum, brushed along the finger's round, between polished edges."""
    polished = metal(WHITE, 0.07)
    sweep(lambda _: _flat(0.29, 1.0, 1.155, 0.035), polished, 360, angle=20)
    sweep(lambda _: _flat(0.235, 1.05, 1.163, 0.004), metal(BRUSHED, 0.24, 'brushed'), 360, angle=20)


def two_tone():
    """Brushed white gold with a raised, polished centre of yellow gold between two fine grooves."""
    groove, brushed = metal((0.12, 0.115, 0.11), 0.3), metal(BRUSHED, 0.24, 'brushed')
    sweep(lambda _: _flat(0.28, 1.0, 1.15, 0.035), metal(WHITE, 0.07), 360, angle=20)
    for side in (-1, 1):
        with at((0, side * 0.106, 0)):
            sweep(lambda _: _flat(0.013, 1.06, 1.1515, 0.002), groove, 360, angle=20)
        with at((0, side * 0.180, 0)):
            sweep(lambda _: _flat(0.060, 1.06, 1.158, 0.012), brushed, 360, angle=20)
    sweep(lambda _: profile('comfort', 0.19, 0.12, 1.062), metal(GOLD, 0.07))


def eternity(mt, kinds=('diamond',), r=0.150):
    """Stones all round in shared claws over a slim rail, so that every stone is seen from above and beside."""
    seat = 1.155  # culets end above the rail's inside
    number = int(2 * pi * (seat + 0.02) / (2 * r + 0.012))
    number -= number % len(kinds)
    step = 2 * pi / number
    r = (2 * pi * (seat + 0.02) / number - 0.012) / 2
    band(mt, 0.20, 0.060, 'comfort', 1.0)
    for side in (-1, 1):
        ring = [on_ring(2 * pi * i / 240, 1.075, side * r * 0.62)[0] for i in range(240)]
        tube(ring, 0.024, mt, True, 14)
    for i in range(number):
        place, normal, _ = on_ring(i * step, seat)
        kind = kinds[i % len(kinds)]
        stone('round', r, place, gem(kind, r), up=normal)
        for side in (-1, 1):
            y = side * r * 0.70
            foot, _, _ = on_ring((i + 0.5) * step, 1.045, y * 0.86)
            top, _, _ = on_ring((i + 0.5) * step, seat + r * 0.20, y)
            tube([foot, foot.lerp(top, 0.5), top], [0.026, 0.026, 0.026], mt, seg=12)
            bead(r * 0.215, top, mt)
