"""Earrings, necklaces and bracelets of the catalogue."""
import random
from math import cos, pi, radians, sin

from jewel.chains import chain, lobster, pearls, ring_path, tennis
from jewel.materials import gem, gold, white
from jewel.mesh import at, catmull
from jewel.studio import frame, stand, studio
from pictures import picture
from pieces.jewelry import hoop, pearl_drop, pendant, stud


@picture('products/earrings-diamond-studs')
def diamond_studs():
    studio()
    for side in (-1, 1):
        with at((side * 0.66, 0.1 * side, 0.52), (58, 0, side * -14)):
            stud(white())
    frame(22, target=(0, 0, 0.5))


@picture('products/earrings-gold-hoops')
def gold_hoops():
    studio(panorama='gold')
    for yaw, place in ((38, (-0.60, 0.35)), (-24, (0.62, -0.25))):
        with stand(yaw, place, 1.05):
            hoop(gold())
    frame(22, target=(0, 0, 1.0))


@picture('products/earrings-pearl-drops', samples=96, noise=0.02)
def pearl_drops():
    studio(upright=True, panorama='gold')
    for side in (-1, 1):
        with at((side * 0.62, 0, 0.55), (0, 0, side * 16)):
            pearl_drop(gold())
    frame(5, azimuth=4, target=(0, 0, 0))


@picture('products/necklace-solitaire-pendant')
def solitaire_pendant():
    studio(upright=True, mirrored=1.6)
    pendant(white())
    frame(6, azimuth=4, target=(0, 0, 0.6), fill=1.5, centre=(0.5, 0.86))


@picture('products/necklace-sapphire-pendant')
def sapphire_pendant():
    studio(upright=True, mirrored=1.6)
    pendant(white(), 'oval', 0.40, gem('sapphire', 0.40), True, 1.36)
    frame(6, azimuth=4, target=(0, 0, 0.7), fill=1.5, centre=(0.5, 0.86))


@picture('products/necklace-gold-chain')
def gold_chain():
    studio(panorama='gold')
    turns = [2 * pi * i / 60 for i in range(16, 142)]
    path = [((0.55 + 0.105 * a) * cos(a), 0.9 * (0.55 + 0.105 * a) * sin(a), 0.12) for a in turns]
    chain(path, gold(), 0.36, 0.25, 0.042, False, 45, 90)
    frame(48, target=(0, 0, 0.1), fill=0.8)


@picture('products/bracelet-tennis')
def tennis_bracelet():
    studio()
    tennis(white(), ring_path(1.95, 0.17, 0.86), 0.15, radians(28))
    frame(36, target=(0, 0, 0.1), fill=0.8)


@picture('products/bracelet-gold-chain')
def paperclip_bracelet():
    studio(panorama='gold')
    chain(ring_path(1.95, 0.2, 0.84), gold(), 0.78, 0.34, 0.068, True, 40, 90)
    lobster((-0.3, -1.70, 0.2), (0, 0, -4), gold(), 0.9)
    frame(36, target=(0, 0, 0.1), fill=0.8)


@picture('products/bracelet-pearl', samples=96, noise=0.02)
def pearl_bracelet():
    random.seed(3)
    studio()
    pearls(ring_path(1.9, 0.27, 0.86), 0.27)
    frame(34, target=(0, 0, 0.1), fill=0.8)
