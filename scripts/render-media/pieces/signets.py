"""Signet rings."""
from math import atan2, cos, pi, sin, sqrt, tan

from jewel.bands import profile, sg, sweep
from jewel.cuts import outline
from jewel.materials import GOLD, lapis, metal, plain
from jewel.mesh import add, loft, mk


def signet(mt, half_length=0.54, half_width=0.60, top=1.36, shank=0.30, thin=0.15, edge=0.72):
    """The body: a shank that widens into a flat face at height `top`. edge: how square the face is."""
    corner = atan2(half_length, top)
    reach = top / cos(corner)

    def section(theta):
        angle = abs(sg(theta))
        if angle <= corner:
            x = top * tan(angle)
            width = 2 * half_width * sqrt(max(0, 1 - (x / half_length) ** 2 * (1 - edge**2)))
            thick = top / cos(angle) - 1
        else:
            k = (angle - corner) / (pi - corner)
            width = shank + (2 * half_width * edge - shank) * (1 - k) ** 2.1
            thick = thin + (reach - 1 - thin) * (1 - k) ** 2.6
        return profile('flat', width, thick, 1.0, 72)

    sweep(section, mt, 420, angle=30)
    return top


def star(points, outer, inner, base, height, mt):
    """A faceted star: a ridge runs from the middle to every point, so that each ray has a lit and a dark side.

    outer: lengths of the rays, taken in turn.
    """
    vertices, faces = [(0, 0, base + height)], []
    for i in range(points):
        a, b = 2 * pi * i / points + pi / 2, 2 * pi * (i + 0.5) / points + pi / 2
        length = outer[i % len(outer)]
        vertices.append((length * cos(a), length * sin(a), base))
        vertices.append((inner * cos(b), inner * sin(b), base))
    count = 2 * points
    for i in range(count):
        faces.append([0, 1 + i, 1 + (i + 1) % count])
    add(mk(vertices, faces, smooth=False), mt, name='star')


def dish(outer, z, mt, depth=0.0):
    """A flat (or hollow) field within an outline."""
    rings = 8
    vertices = [
        (x * s, y * s, z - depth * (1 - s * s))
        for s in [1 - j / rings for j in range(rings)]
        for x, y in outer
    ] + [(0, 0, z - depth)]
    n = len(outer)
    faces = []
    for j in range(rings - 1):
        for i in range(n):
            k = (i + 1) % n
            faces.append([j * n + i, j * n + k, (j + 1) * n + k, (j + 1) * n + i])
    last = (rings - 1) * n
    faces += [[last + i, last + (i + 1) % n, len(vertices) - 1] for i in range(n)]
    add(mk(vertices, faces), mt, name='field')


def signet_oval(mt):
    """An oval face: a satin field within a polished rim, and on it a faceted star."""
    top = signet(mt, 0.50, 0.58, edge=0.70)
    rim = [(x * 0.40, y * 0.375) for x, y in outline('oval')]
    loft(
        rim,
        [
            (0.05, top - 0.03),
            (0.05, top + 0.035),
            (0.03, top + 0.05),
            (0.01, top + 0.05),
            (-0.005, top + 0.012),
            (-0.005, top - 0.03),
        ],
        mt,
    )
    dish(rim, top + 0.012, metal(tuple(0.62 * c for c in GOLD), 0.42, 'satin'))
    star(8, (0.355, 0.215), 0.088, top + 0.013, 0.055, mt)


def signet_onyx(mt):
    """A cushion of polished onyx in a bezel."""
    top = signet(mt, 0.56, 0.58, 1.34, edge=0.86)
    rim = [(x * 0.44, y * 0.46) for x, y in outline('cushion')]
    loft(
        rim,
        [
            (0.045, top - 0.02),
            (0.045, top + 0.045),
            (0.03, top + 0.06),
            (0.008, top + 0.06),
            (0, top + 0.04),
            (0, top - 0.02),
        ],
        mt,
    )
    onyx = plain((0.004, 0.004, 0.005), 0.04, 0.6, 1)
    dish(rim, top + 0.045, onyx, -0.045)


def rim_of(outer, top, mt, height=0.05):
    """A polished edge that stands up round a field."""
    loft(
        outer,
        [
            (0.045, top - 0.03),
            (0.045, top + height * 0.7),
            (0.028, top + height),
            (0.010, top + height),
            (-0.005, top + 0.012),
            (-0.005, top - 0.03),
        ],
        mt,
    )


def shield_outline(half=0.30, count=40):
    """A shield with a straight top, its flanks curving into a point; anticlockwise from the upper right."""
    top, straight, point = 0.29, 0.05, -0.385
    left = []
    for i in range(count + 1):
        t = i / count
        left.append((-half * cos(t * pi / 2) ** 0.8, straight + (point - straight) * sin(t * pi / 2)))
    down = [(-half, top + (straight - top) * i / 12) for i in range(12)]
    across = [(half - 2 * half * i / 24, top) for i in range(24)]
    right = [(-x, y) for x, y in reversed(down + left[:-1])]
    return across + down + left + right[:-1]


def bar(corners, top, height, mt):
    """A bar over a field, its edges bevelled; corners: of its foot, anticlockwise."""
    mx, my = (sum(c) / len(corners) for c in zip(*corners))
    crown = [(mx + (x - mx) * 0.86, my + (y - my) * 0.86) for x, y in corners]
    vertices = [(x, y, top) for x, y in corners] + [(x, y, top + height) for x, y in crown]
    faces = [[i, (i + 1) % 4, 4 + (i + 1) % 4, 4 + i] for i in range(4)] + [[4, 5, 6, 7]]
    add(mk(vertices, faces, smooth=False), mt, name='bar')


def signet_shield(mt):
    """A cushion face with a shield in relief: a polished edge and a bend across a satin field."""
    top = signet(mt, 0.54, 0.58, 1.35, edge=0.84)
    field = metal(tuple(0.62 * c for c in GOLD), 0.42, 'satin')
    face = [(x * 0.43, y * 0.45) for x, y in outline('cushion')]
    rim_of(face, top, mt)
    dish(face, top + 0.012, field)
    shield = shield_outline()
    loft(shield, [(-0.062, top), (-0.048, top + 0.055), (-0.014, top + 0.055), (0.002, top)], mt)
    bar([(-0.240, 0.170), (0.145, -0.215), (0.235, -0.115), (-0.145, 0.265)], top, 0.050, mt)


def signet_lapis(mt):
    """An oval of lapis lazuli, flat but for its edge, in a bezel."""
    top = signet(mt, 0.52, 0.58, 1.34, edge=0.68)
    rim = [(x * 0.37, y * 0.355) for x, y in outline('oval')]
    rim_of(rim, top, mt, 0.06)
    dish(rim, top + 0.045, lapis(), -0.03)
