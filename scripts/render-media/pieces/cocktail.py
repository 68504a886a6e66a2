"""Cocktail rings: one large stone, or a cluster."""
from math import cos, degrees, pi, sin

from jewel.bands import RO, T, band
from jewel.cuts import outline
from jewel.materials import diamond, gem
from jewel.mesh import at, offset, scaled, tube
from jewel.settings import bezel, halo, head


def circle(radius, z, count=64):
    return [(radius * cos(2 * pi * i / count), radius * sin(2 * pi * i / count), z) for i in range(count)]


def emerald(mt):
    """An emerald-cut emerald in double claws, with a halo of diamonds."""
    band(mt, 0.34, T + 0.02, 'comfort', 1.0, 0.22)
    girdle = RO + 0.50
    head('emerald', 0.46, girdle, mt, gem('emerald', 0.46), pr=0.040, double=1.6)
    halo(scaled(outline('emerald'), 0.48), girdle - 0.04, 0.080, mt, diamond(), 0.025)
    rim = offset(scaled(outline('emerald'), 0.48), 0.085)
    tube([(x * 0.72, y * 0.72, girdle - 0.35) for x, y in rim], 0.04, mt, True, 12)
    for i in (6, 18, 42, 54, 66, 90):
        x, y = rim[i]
        tube(
            [(x, y, girdle - 0.13), (x * 0.72, y * 0.72, girdle - 0.35), (x * 0.34, y * 0.3, RO - 0.04)],
            0.036,
            mt,
        )


def ruby_cluster(mt):
    """A ruby among eight smaller ones, a diamond between each two."""
    band(mt, 0.30, T + 0.02, 'comfort', 1.0, 0.2)
    girdle = RO + 0.50
    middle, petal, accent = 0.31, 0.205, 0.085
    head('round', middle, girdle, mt, gem('ruby', middle), pr=0.034)
    for i in range(8):
        a = 2 * pi * i / 8
        reach = middle + petal + 0.045
        with at((reach * cos(a), reach * sin(a), girdle - 0.11), (0, 0, degrees(a))):
            with at(rot=(0, 20, 0)):
                head(
                    'round',
                    petal,
                    0,
                    mt,
                    gem('ruby', petal),
                    pr=0.024,
                    gallery=False,
                    drop=0.95,
                    idx=(0, 24, 48, 72),
                )
        b = a + pi / 8
        reach = middle + 2 * petal + 0.005
        with at((reach * cos(b), reach * sin(b), girdle - 0.17), (0, 0, degrees(b))):
            with at(rot=(0, 28, 0)):
                bezel('round', accent, 0, mt, diamond(), 0.026)
    for radius, z in ((0.52, girdle - 0.31), (0.28, girdle - 0.42)):
        tube(circle(radius, z), 0.040, mt, True, 12)
    for i in range(8):
        a = 2 * pi * (i + 0.5) / 8
        tube(
            [
                (0.64 * cos(a), 0.64 * sin(a), girdle - 0.19),
                (0.52 * cos(a), 0.52 * sin(a), girdle - 0.31),
                (0.2 * cos(a), 0.2 * sin(a), RO - 0.04),
            ],
            0.032,
            mt,
        )
