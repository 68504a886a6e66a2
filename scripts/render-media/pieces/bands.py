"""Bands whose surface is the piece: hammered, brushed, two-tone, set all round."""
import random
from math import cos, pi, sin

from jewel.bands import band, channel_band, on_ring, profile, sweep
from jewel.cuts import STRAIGHT, stone_axes
from jewel.materials import GOLD, WHITE, diamond, gem, metal
from jewel.mesh import add, at, bead, mk, tube
from jewel.settings import bezel
from mathutils import Vector


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


def bevelled(colour, outer=1.155):
    """A satin face between polished, bevelled edges."""
    sweep(lambda _: _flat(0.29, 1.0, outer, 0.05), metal(colour, 0.07), 360, angle=20)
    satin = metal(tuple(0.9 * c for c in colour), 0.3, 'satin')
    sweep(lambda _: _flat(0.228, 1.05, outer + 0.006, 0.004), satin, 360, angle=20)


def knife_edge(mt, width=0.46, rise=0.24):
    """Two slopes that meet in a ridge round the middle."""
    half, outer = width / 2, 1 + rise
    low = 1 + 0.42 * rise
    section = [(-half + 0.03, 1.0), (half - 0.03, 1.0), (half, 1.03), (half, low - 0.02), (half - 0.014, low)]
    section += [(0.007, outer), (-0.007, outer), (-half + 0.014, low), (-half, low - 0.02), (-half, 1.03)]
    sweep(lambda _: section, mt, 360, angle=20)


def rope(mt, radius, y=0.0, wire=0.05, turns=40, strands=2, start=0.0, end=2 * pi):
    """Wires twisted round each other, round the finger; open where start and end are no full circle."""
    closed = end - start > 2 * pi - 1e-6
    count = turns * 16
    for strand in range(strands):
        points = []
        for i in range(count if closed else count + 1):
            angle = start + (end - start) * i / count
            twist = 2 * pi * (turns * i / count + strand / strands)
            points.append(on_ring(angle, radius + 0.92 * wire * cos(twist), y + 0.92 * wire * sin(twist))[0])
        tube(points, wire, mt, closed, 14)


def rope_edged(colour=GOLD):
    """A brushed band with a twisted wire along each edge."""
    sweep(lambda _: _flat(0.27, 1.0, 1.11, 0.02), metal(colour, 0.08), 360, angle=20)
    sweep(lambda _: _flat(0.19, 1.04, 1.132, 0.004), metal(colour, 0.24, 'brushed'), 360, angle=20)
    for side in (-1, 1):
        rope(metal(colour, 0.08), 1.11, side * 0.235, 0.030, 44)


def braid(metals, crossings=9, width=0.14, rise=0.055, wire=0.066):
    """Three strands braided round the finger, over and under in turn."""
    count = 720
    for strand, mt in enumerate(metals):
        points = []
        for i in range(count):
            angle = 2 * pi * i / count
            phase = crossings * angle + 2 * pi * strand / 3
            points.append(on_ring(angle, 1.125 + rise * sin(2 * phase), width * sin(phase))[0])
        tube(points, wire, mt, True, 20)


def standing_stone(cut, r, place, normal, tangent, gm):
    """A stone on a band, its length along the finger."""
    stone_axes(cut, r, place, gm, tangent, Vector((0, 1, 0)), normal)


def eternity(mt, kinds=('diamond',), r=0.150, cut='round', half=pi):
    """Stones in shared claws over a slim rail, so that every stone is seen from above and beside.

    half: how far they reach down each side; all round without it.
    """
    # Claws stand where two neighbours leave room: beside the middle of round ones, at the corners of others.
    claw, rail, width = (0.70, 0.62, 0.20)
    if cut in STRAIGHT:
        _, long, corner = STRAIGHT[cut]
        claw, rail, width = long - corner / 3, long - 0.5, max(0.20, 2 * r * long - 0.06)
    seat = 1.155  # culets end above the rail's inside
    if half < pi:
        seat = 1.205
        band(mt, width, 0.09, 'comfort', 1.0, width, 0.13)
    else:
        band(mt, width, 0.060, 'comfort', 1.0)
    around = 2 * half * (seat + 0.02)
    number = int(around / (2 * r + 0.012))
    number -= number % len(kinds)
    step = 2 * half / number
    r = (around / number - 0.012) / 2
    first = 0 if half >= pi else -half + step / 2
    for side in (-1, 1):
        ring = [on_ring(-half + 2 * half * i / 240, 1.075, side * r * rail)[0] for i in range(240)]
        tube(ring, 0.024, mt, half >= pi, 14)
    for i in range(number):
        place, normal, tangent = on_ring(first + i * step, seat)
        kind = kinds[i % len(kinds)]
        standing_stone(cut, r, place, normal, tangent, gem(kind, r))
    for i in range(number if half >= pi else number + 1):
        angle = first + (i - 0.5) * step
        for side in (-1, 1):
            y = side * r * claw
            foot, _, _ = on_ring(angle, 1.045, y * 0.86)
            top, _, _ = on_ring(angle, seat + r * 0.20, y)
            tube([foot, foot.lerp(top, 0.5), top], [0.026, 0.026, 0.026], mt, seg=12)
            bead(r * 0.215, top, mt)


def channel(mt, gm, cut='princess', r=0.115, half=pi, width=None, thick=0.17, wall=0.035):
    """Stones side by side in a channel, held by its two walls alone."""
    width = width or 2 * (r + wall)
    channel_band(mt, width, thick, 1.0, 0.13, half if half < pi else 2 * pi, width / 2 - r + 0.004, fade=0.04)
    radius = 1 + thick - 0.014
    number = round(2 * half * radius / (2 * r + 0.006))
    for i in range(number):
        angle = (i - (number - 1) / 2) * 2 * half / number
        place, normal, tangent = on_ring(angle, radius)
        standing_stone(cut, r * 0.985, place, normal, tangent, gm)


def marquise_and_round(mt):
    """Marquise and round diamonds in turn over the upper half, each in a bezel of its own."""
    band(mt, 0.17, 0.15, 'comfort', 1.0)
    for i in range(-5, 6):
        with at(rot=(0, i * 14.6, 0)), at(rot=(0, 0, 90)):
            if i % 2:
                bezel('round', 0.068, 1.185, mt, diamond(), 0.028)
            else:
                bezel('marquise', 0.092, 1.20, mt, diamond(), 0.028)
